import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../form/form-field';
import styles from './scan.module.css';

type Props = {
  label: string;
  help: string;
  submit: string;
  onCode: (text: string) => void;
  /** A search keeps what it looks for; elsewhere the field is free for the next code. */
  search?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
};

/** For labels that the gun cannot read. */
export function CodeForm({ label, help, submit, onCode, search = false, ...field }: Props) {
  const [text, setText] = useState('');
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!search && !text.trim()) return;
    onCode(text);
    if (!search) setText('');
  };
  return (
    <form className={styles['code-form']} onSubmit={send} noValidate>
      <FormField label={label} help={help}>
        {(control) => (
          <Input
            {...control}
            {...field}
            size="large"
            className="code"
            autoComplete="off"
            maxLength={32}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button size="large" {...(search && { type: 'primary' })} htmlType="submit" disabled={field.disabled}>
        {submit}
      </Button>
    </form>
  );
}
