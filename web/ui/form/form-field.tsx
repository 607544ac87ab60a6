import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon';
import styles from './form.module.css';

/** What a control must carry so that its label, help and fault are read with it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
};
type Props = {
  label: ReactNode;
  help?: ReactNode;
  fault?: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, help below, fault in words and icon. Free of antd: both apps use it. */
export function FormField({ label, help, fault, required = false, children }: Props) {
  const id = useId();
  const described = [help ? `${id}-help` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  const control: ControlProps = { id, 'aria-invalid': !!fault, 'aria-required': required };
  if (described) control['aria-describedby'] = described;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children(control)}
      {help && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      <p id={`${id}-fault`} className={styles['fault']} role={fault ? 'alert' : undefined}>
        {fault && (
          <>
            <Icon name="alert" size={14} /> {fault}
          </>
        )}
      </p>
    </div>
  );
}
