import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../icon';
import styles from './field.module.css';

/** Attributes of a control that connect it with its label, help and error. */
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
export type FieldProps = Omit<Props, 'children' | 'required'> & { id: string; children: ReactNode };

export const Fault = ({ id, fault }: { id: string; fault: string | undefined }) => (
  <p id={`${id}-fault`} className={styles['fault']} role={fault ? 'alert' : undefined}>
    {fault && (
      <>
        <Icon name="alert" size={14} /> {fault}
      </>
    )}
  </p>
);

/** Keeps nobody from saving. */
export const Doubt = ({ text }: { text: string }) => (
  <span className={styles['doubt']} role="status">
    <Icon name="alert" size={14} /> {text}
  </span>
);

const LightField = ({ id, label, help, fault, children }: FieldProps) => (
  <div className={styles['field']}>
    <label htmlFor={id} className={styles['label']}>
      {label}
    </label>
    {children}
    {help && (
      <p id={`${id}-help`} className={styles['help']}>
        {help}
      </p>
    )}
    <Fault id={id} fault={fault} />
  </div>
);

/** The dashboard uses antd for it; the public app, with its small initial bundle, does not. */
export const FieldLook = createContext<ComponentType<FieldProps>>(LightField);

/** Label above, help below, error in words and icon. */
export function FormField({ children, required = false, ...field }: Props) {
  const Look = use(FieldLook);
  const id = useId();
  const { help, fault } = field;
  const described = [help ? `${id}-help` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  const control: ControlProps = { id, 'aria-invalid': !!fault, 'aria-required': required };
  if (described) control['aria-describedby'] = described;
  return (
    <Look {...field} id={id}>
      {children(control)}
    </Look>
  );
}
