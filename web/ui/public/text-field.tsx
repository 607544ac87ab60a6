import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import styles from './text-field.module.css';

type Shared = { label: string; help?: ReactNode; fault?: string | undefined; required?: boolean };
export type TextFieldProps = Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'required'>;

function Label({ label, required }: Pick<Shared, 'label' | 'required'>) {
  const { t } = useTranslation();
  return (
    <>
      {label} {!required && <span className={styles['optional']}>{t('form.optional')}</span>}
    </>
  );
}

/** A native input, 48 px, with its label above and its error below. */
export function TextField({ label, help, fault, required = false, ...input }: TextFieldProps) {
  return (
    <div className={styles['field']}>
      <FormField
        label={<Label label={label} required={required} />}
        help={help}
        fault={fault}
        required={required}
      >
        {(control) => <input className={styles['control']} {...control} {...input} />}
      </FormField>
    </div>
  );
}

type SelectProps = Shared & {
  name: string;
  value: string;
  autoComplete?: string;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** The browser's own list: it works with every keyboard, screen reader and phone. */
export function SelectField(props: SelectProps) {
  const { label, help, fault, required = false, options, placeholder, onChange, ...select } = props;
  return (
    <div className={styles['field']}>
      <FormField
        label={<Label label={label} required={required} />}
        help={help}
        fault={fault}
        required={required}
      >
        {(control) => (
          <select
            className={styles['control']}
            {...control}
            {...select}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </div>
  );
}
