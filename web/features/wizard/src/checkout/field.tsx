import type { InputHTMLAttributes } from 'react';
import { type FieldFault, getAt, useFaultText, type ZodForm } from '../../../../kernel/forms';
import { TextField } from '../../../../ui/public/text-field';

/** The rules' own keys, as the shared namespace words them. */
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

/** The words of a fault of the customer's rules, which write their keys as `validation.<key>`. */
export function useRuleText(): (fault: FieldFault | undefined) => string | undefined {
  const text = useFaultText();
  return (fault) => {
    if (!fault?.key) return text(fault);
    const key = fault.key.replace(/^validation\./, '');
    return text({ ...fault, key: aliases[key] ?? key });
  };
}

type Props = { form: ZodForm; name: string; label: string; help?: string; required?: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'max' | 'autoCapitalize' | 'spellCheck'
>;

/** One text of the form, judged when it is left. */
export function Field({ form, name, required = true, ...rest }: Props) {
  const text = useRuleText();
  const value = getAt(form.values, name);
  return (
    <TextField
      {...rest}
      name={name}
      required={required}
      value={typeof value === 'string' ? value : ''}
      fault={text(form.fault(name))}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => form.leave(name)}
    />
  );
}
