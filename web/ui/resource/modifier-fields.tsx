import type { Currency } from '@reprise/contracts/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../kernel/forms';
import type { ControlProps } from '../form/form-field';
import type { FormFieldSpec } from '../form/form-spec';

type Kind = 'none' | 'percentage' | 'fixed';
const kinds: readonly Kind[] = ['none', 'percentage', 'fixed'];
const typeOf = (form: Pick<ZodForm, 'values'>, name: string): Kind =>
  kinds.find((kind) => kind === getAt(form.values, `${name}.type`)) ?? 'none';

type KindProps = { form: ZodForm; name: string; control: ControlProps; always: boolean };
function KindControl({ form, name, control, always }: KindProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...control}
      value={typeOf(form, name)}
      options={kinds.slice(always ? 1 : 0).map((value) => ({ value, label: t(`form.modifier.${value}`) }))}
      // A percentage and an amount are different numbers: the other one's means nothing.
      onChange={(type) => form.set(name, type === 'none' ? null : { type, value: null })}
    />
  );
}

type Modifier = {
  name: string;
  label: string;
  help?: string;
  disabled: boolean;
  currency: Currency;
  /** There is one: it is not offered to have none. */
  always?: boolean;
};
type Words = (key: 'value' | 'cap', name: string) => string;

/** A bonus or malus: its kind, then a percentage with a cap, or an amount. */
export function modifierFields(modifier: Modifier, words: Words): FormFieldSpec[] {
  const { name, label, disabled, currency, help, always = false } = modifier;
  const shownAs = (kind: Kind) => (values: ZodForm['values']) => typeOf({ values }, name) === kind;
  const value = { name: `${name}.value`, label: words('value', label), disabled };
  const cap = { name: `${name}.capped_amount`, label: words('cap', label), disabled, optional: true };
  return [
    {
      ...{ kind: 'custom', name, label, disabled, ...(help && { help }) },
      render: (form, control) => <KindControl {...{ form, name, control, always }} />,
    },
    { ...value, kind: 'percent', shown: shownAs('percentage') },
    { ...value, kind: 'money', currency, shown: shownAs('fixed') },
    { ...cap, kind: 'money', currency, shown: shownAs('percentage') },
  ];
}
