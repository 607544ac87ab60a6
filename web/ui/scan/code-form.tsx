import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
};

/** For labels that the gun cannot read. */
export function CodeForm({ label, help, submit, onCode, search = false, autoFocus }: Props) {
  const { t } = useTranslation('validation');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    // A search says itself what is wrong with its text.
    if (!search && !text.trim()) return setMissing(true);
    onCode(text);
    if (!search) setText('');
  };
  return (
    <form className={styles['code-form']} onSubmit={send} noValidate>
      <FormField label={label} {...(missing ? { fault: t('code-required') } : { help })}>
        {(control) => (
          <Input
            {...control}
            autoFocus={autoFocus}
            size="large"
            className="code"
            autoComplete="off"
            maxLength={32}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
          />
        )}
      </FormField>
      <Button size="large" {...(search && { type: 'primary' })} htmlType="submit">
        {submit}
      </Button>
    </form>
  );
}
