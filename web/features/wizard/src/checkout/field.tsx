import { type InputHTMLAttributes, useState } from 'react';
import { type FieldFault, getAt, useFaultText, type ZodForm } from '../../../../kernel/forms';
import { TextField } from '../../../../ui/public/text-field';

/** The rules' own keys, mapped to those of the shared namespace. */
const aliases: Readonly<Record<string, string>> = {
  email: 'invalid-email',
  phone: 'invalid-phone',
  'postal-code': 'invalid-postal-code',
  iban: 'invalid-iban',
  date: 'invalid-date',
  'date-in-past': 'date-in-future',
  country: 'required',
  'identification-type': 'choice-required',
};

/** The text of a validation error; the customer rules use keys like `validation.<key>`. */
export function useRuleText(): (fault: FieldFault | undefined) => string | undefined {
  const text = useFaultText();
  return (fault) => {
    if (!fault?.key) return text(fault);
    const key = fault.key.replace(/^validation\./, '');
    return text({ ...fault, key: aliases[key] ?? key });
  };
}

type Props = {
  form: ZodForm;
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  /** A rule across several fields, which the schema only reaches once each of them is valid. */
  check?: (value: string) => string | undefined;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'max' | 'autoCapitalize' | 'spellCheck'
>;

/** One text field of the form, validated when it is left. */
export function Field({ form, name, required = true, check, ...rest }: Props) {
  const text = useRuleText();
  const [left, setLeft] = useState(false);
  const kept = getAt(form.values, name);
  const value = typeof kept === 'string' ? kept : '';
  const key = left && value ? check?.(value) : undefined;
  return (
    <TextField
      {...rest}
      name={name}
      required={required}
      value={value}
      fault={text(form.fault(name) ?? (key ? { key } : undefined))}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => {
        setLeft(true);
        form.leave(name);
      }}
    />
  );
}
