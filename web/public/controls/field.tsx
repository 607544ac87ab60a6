import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { useFaultText, type ZodForm } from '../../kernel/forms';
import { getAt } from '../../kernel/forms';
import { FormField } from '../../ui/form/form-field';
import styles from './controls.module.css';

type Shared = { form: ZodForm; name: string; label: ReactNode; help?: ReactNode; required?: boolean };
type InputProps = Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'required'> & {
    /** Shows the value in another shape (an IBAN in groups of four) and takes it back. */
    format?: (value: string) => string;
    parse?: (text: string) => string;
  };
const text = (form: ZodForm, name: string): string => {
  const value = getAt(form.values, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A labelled native input bound to a zod form. */
export function Field({ form, name, label, help, required, format, parse, ...input }: InputProps) {
  const faultText = useFaultText();
  const value = text(form, name);
  return (
    <FormField label={label} help={help} required={required ?? false} fault={faultText(form.fault(name))}>
      {(control) => (
        <input
          {...input}
          {...control}
          name={name}
          className={styles['input']}
          value={format ? format(value) : value}
          onChange={(event) => form.set(name, parse ? parse(event.target.value) : event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </FormField>
  );
}

type SelectProps = Shared &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'form' | 'name' | 'required'> & {
    options: readonly { value: string; label: string }[];
  };

/** A native select: the only kind that every phone and every screen reader knows. */
export function SelectField({ form, name, label, help, required, options, ...select }: SelectProps) {
  const faultText = useFaultText();
  return (
    <FormField label={label} help={help} required={required ?? false} fault={faultText(form.fault(name))}>
      {(control) => (
        <select
          {...select}
          {...control}
          name={name}
          className={styles['input']}
          value={text(form, name)}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.leave(name)}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** A tick with its sentence; the whole line is the target. */
export function TickField({ form, name, label }: Omit<Shared, 'help' | 'required'>) {
  const faultText = useFaultText();
  const fault = faultText(form.fault(name));
  return (
    <div>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          name={name}
          checked={getAt(form.values, name) === true}
          aria-invalid={!!fault}
          onChange={(event) => form.set(name, event.target.checked)}
          onBlur={() => form.leave(name)}
        />
        <span>{label}</span>
      </label>
      {fault && (
        <p role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}
