import type { Currency, Locale } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import type { FormFieldSpec } from '../form/form-spec';
import { fieldKind } from './field-kind';
import { PricesField } from '../form/prices-field';
import { modifierFields } from './modifier-fields';
import type { Option } from './resource-spec';

type Shared = Pick<FormFieldSpec, 'label' | 'optional' | 'required' | 'shown' | 'clears' | 'doubt'> & {
  name: string;
  help?: string;
  disabled: boolean;
};

/** What a field is drawn with beside its own schema. */
export type Around = {
  currency: Currency;
  otherLanguages: readonly Locale[];
  modifier: (key: 'value' | 'cap', name: string) => string;
};
type Asked = Around & {
  /** What the declaration says where the schema cannot. */
  kind: 'text' | 'textarea' | 'tel' | 'money' | 'percent' | undefined;
  given: readonly Option[] | undefined;
  caption: (value: string) => string;
};

const suffixes = { grams: 'g', centimetres: 'cm' };

/** The fields of a form that fill in one field of a contract. */
export function fieldsOf(schema: z.ZodType, shared: Shared, asked: Asked): FormFieldSpec[] {
  const known = fieldKind(schema);
  const { currency, kind, given } = asked;
  if (given) return [{ ...shared, kind: known.kind === 'choices' ? 'choices' : 'choice', options: given }];
  if (kind === 'money') return [{ ...shared, kind, currency }];
  if (kind) return [{ ...shared, kind }];
  switch (known.kind) {
    case 'choice':
    case 'choices': {
      const options = known.values.map((value) => ({ value, label: asked.caption(value) }));
      return [{ ...shared, kind: known.kind, options }];
    }
    case 'reference':
    case 'references':
      return [{ ...shared, kind: known.kind, reference: known.reference }];
    case 'file':
      return [{ ...shared, kind: 'file', file: known.file }];
    case 'money':
      return [{ ...shared, kind: 'money', currency }];
    case 'translations':
      return [{ ...shared, ...known, languages: asked.otherLanguages }];
    case 'price-modifier':
      return modifierFields({ ...shared, currency }, asked.modifier);
    case 'grams':
    case 'centimetres':
      return [{ ...shared, kind: 'number', suffix: suffixes[known.kind] }];
    // Their labels say it.
    case 'days':
      return [{ ...shared, kind: 'number' }];
    case 'prices':
      return [
        {
          ...{ ...shared, kind: 'custom' },
          render: (form, { id }) => (
            <PricesField {...{ form, id, currency }} name={shared.name} disabled={shared.disabled} />
          ),
        },
      ];
    case 'list':
      return [{ ...shared, ...known }];
    case 'other':
      return [{ ...shared, kind: 'text' }];
    default:
      return [{ ...shared, kind: known.kind }];
  }
}
