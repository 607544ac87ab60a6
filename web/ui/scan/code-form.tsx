import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import styles from './scan.module.css';

/** For labels that the gun cannot read. */
export function CodeForm({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form className={styles['code-form']} onSubmit={send} noValidate>
      <FormField label={t('label')} help={t('help')}>
        {(control) => (
          <Input
            {...control}
            size="large"
            className="code"
            autoComplete="off"
            maxLength={32}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button size="large" type="primary" htmlType="submit">
        {t('submit')}
      </Button>
    </form>
  );
}
