import { Input } from 'antd';
import type { Drawn, FormFieldSpec } from './form-spec';

type Written = Extract<FormFieldSpec, { autoComplete?: string }>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fields whose value is the text that is typed. */
export function WrittenControl({ field, value, set, shared }: Drawn<Written>) {
  const text = textOf(value);
  if (field.kind === 'textarea') {
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 3 }}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  const Control = field.kind === 'password' ? Input.Password : Input;
  return (
    <Control
      {...shared}
      {...(field.kind === 'password' ? {} : { type: field.kind })}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={text}
      onChange={(event) => set(event.target.value)}
    />
  );
}
