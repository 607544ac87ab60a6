import { Input, InputNumber, Select, Switch } from 'antd';
import { getAt, type ZodForm } from '../../kernel/forms';
import { CountryPicker } from './country-picker';
import type { ControlProps } from './form-field';
import type { FormFieldSpec } from './form-spec';
import styles from './form.module.css';
import { ReferencePicker } from './reference-picker';

type Props = { field: FormFieldSpec; form: ZodForm; control: ControlProps };
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The control of one declared field. */
export function FieldControl({ field, form, control }: Props) {
  const value = getAt(form.values, field.name);
  const set = (next: unknown): void => form.set(field.name, next);
  const shared = { ...control, disabled: field.disabled ?? false, onBlur: () => form.leave(field.name) };
  switch (field.kind) {
    case 'custom':
      return field.render(form, control);
    case 'switch':
      return (
        <span>
          <Switch id={control.id} disabled={shared.disabled} checked={value === true} onChange={set} />
        </span>
      );
    case 'number':
      return (
        <InputNumber
          {...shared}
          className={styles['wide'] ?? ''}
          value={numberOf(value)}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          suffix={field.suffix}
          onChange={set}
        />
      );
    case 'money':
      return (
        <InputNumber
          {...shared}
          className={styles['wide'] ?? ''}
          value={typeof value === 'number' ? value / 100 : null}
          precision={2}
          suffix={field.currency}
          onChange={(amount) => set(amount === null ? null : Math.round(amount * 100))}
        />
      );
    case 'reference':
      return (
        <ReferencePicker
          {...shared}
          reference={field.reference}
          value={textOf(value) || undefined}
          allowClear={field.optional ?? false}
          onChange={(id) => set(id ?? null)}
        />
      );
    case 'country':
      return <CountryPicker {...shared} only={field.only} value={textOf(value)} onChange={set} />;
    case 'choice':
    case 'choices':
      return (
        <Select
          {...shared}
          mode={field.kind === 'choices' ? 'multiple' : undefined}
          allowClear={field.optional ?? false}
          value={value === '' ? undefined : value}
          options={[...field.options]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next: unknown) => set(next ?? null)}
        />
      );
    case 'textarea':
      return (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 3 }}
          value={textOf(value)}
          onChange={(e) => set(e.target.value)}
        />
      );
    default:
      return <TextControl field={field} value={textOf(value)} set={set} shared={shared} />;
  }
}

type TextProps = {
  field: Extract<FormFieldSpec, { autoComplete?: string }>;
  value: string;
  set: (value: string) => void;
  shared: ControlProps & { disabled: boolean; onBlur: () => void };
};

function TextControl({ field, value, set, shared }: TextProps) {
  const Control = field.kind === 'password' ? Input.Password : Input;
  return (
    <Control
      {...shared}
      {...(field.kind === 'password' ? {} : { type: field.kind })}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
}
