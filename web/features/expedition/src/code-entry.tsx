import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/form/form-field';
import styles from './expedition.module.css';

type Props = { onCode: (code: string) => void; disabled?: boolean; submitLabel: string };

/** Manual entry of a code, besides the scanner, which needs no field. */
export function CodeEntry({ onCode, disabled = false, submitLabel }: Props) {
  const { t } = useTranslation('expedition');
  const [text, setText] = useState('');
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!text.trim()) return;
    onCode(text);
    setText('');
  };
  return (
    <form className={styles['entry']} onSubmit={send} noValidate>
      <FormField label={t('code.label')} help={t('code.help')}>
        {(control) => (
          <Input
            {...control}
            size="large"
            className="code"
            autoFocus
            autoComplete="off"
            inputMode="numeric"
            maxLength={32}
            disabled={disabled}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button size="large" htmlType="submit" disabled={disabled}>
        {submitLabel}
      </Button>
    </form>
  );
}
