import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useWords } from '../../kernel/i18n';
import type { FormFieldSpec, FormSection } from '../form/form-spec';
import { mayStayEmpty } from './field-kind';
import type { FormValues } from '../../kernel/forms';
import { type Around, fieldsOf } from './fields-of';
import { noOptions } from './historied';
import type { Option, ResourceField, ResourceFields } from './resource-spec';
import { useAccount } from './use-account';

const own = <Row>(field: ResourceField<Row>) => (typeof field === 'string' ? { name: field } : field);

const without = (field: FormFieldSpec, never: readonly string[]): FormFieldSpec =>
  field.kind === 'choice'
    ? { ...field, options: field.options.filter(({ value }) => !never.includes(value)) }
    : field;

/** Names of the fields in the form. */
export function fieldNames<Row extends object>({ sections }: ResourceFields<Row>, adds: boolean): string[] {
  const fields = sections.flatMap((section) => section.fields.map(own));
  return [...new Set(fields.filter(({ onlyNew }) => adds || !onlyNew).map(({ name }) => name))];
}

/** The declared fields in the form's format, with texts of the document's namespace. */
export function useSections<Row extends object>(
  spec: ResourceFields<Row>,
  adds: boolean,
  fixed: readonly string[],
): readonly FormSection[] {
  const { say, maybe } = useWords(spec.namespace);
  const { t } = useTranslation();
  const modifier: Around['modifier'] = (key, name) => t(`form.modifier.${key}`, { name });
  const around = { ...useAccount(), modifier };
  const shape: Readonly<Record<string, z.ZodType>> = spec.contract.schema.shape;
  const useOptions = spec.useOptions ?? noOptions;
  const options: Partial<Readonly<Record<string, readonly Option[]>>> = useOptions();
  const useDrawn = spec.useDrawn ?? noOptions;
  const drawnOtherwise: Partial<Readonly<Record<string, readonly FormFieldSpec[]>>> = useDrawn();
  const wanted = fieldNames(spec, adds);

  function drawn(field: ResourceField<Row>): FormFieldSpec[] {
    const { name, kind, onlyNew: _when, never = [], doubtful, ...more } = own(field);
    const given: readonly Option[] | undefined = options[name];
    const schema = shape[name];
    const otherwise = drawnOtherwise[name];
    if (otherwise && wanted.includes(name))
      return otherwise.map((each) => (fixed.includes(name) ? { ...each, disabled: true } : each));
    if (!schema || !wanted.includes(name) || (given && given.length < 2)) return [];
    const help = maybe(`help.${name}`);
    const said = { name, label: say(`field.${name}`), ...(help && { help }) };
    const required = (values: FormValues): boolean =>
      spec.required?.(values).some((each) => each === name) ?? false;
    const optional = mayStayEmpty(schema, given !== undefined);
    const doubt = (value: unknown) => (doubtful?.(value) ? say(`doubt.${name}`) : undefined);
    const shared = {
      ...said,
      ...more,
      ...(doubtful && { doubt }),
      optional,
      required,
      disabled: fixed.includes(name),
    };
    const made = fieldsOf(schema, shared, {
      ...around,
      kind,
      given,
      caption: (value) => say(`value.${name}.${value}`),
    });
    return adds ? made.map((each) => without(each, never)) : made;
  }
  const last = spec.sections.at(-1)?.key;
  const { preview } = spec;
  const draft: FormFieldSpec | undefined = preview && {
    ...{ kind: 'custom', name: 'draft', label: say('draft'), optional: true },
    render: (form) => preview(form.values),
  };
  const sections = spec.sections.map(({ key, fields }) => {
    const sentence = maybe(`section-help.${key}`);
    return {
      ...{ key, title: say(`section.${key}`) },
      fields: [...fields.flatMap(drawn), ...(draft && key === last ? [draft] : [])],
      ...(sentence && { sentence }),
    };
  });
  // A person who fills in none of its fields sees no heading above nothing.
  return sections.filter(({ fields }) => fields.length > 0);
}
