import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { FormField } from '../../../ui/form/form-field';
import styles from './check-in.module.css';
import { scanReceived } from './scan-station.slice';

/** For labels that the gun cannot read. */
export function ManualEntry() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!text.trim()) return;
    dispatch(scanReceived(text));
    setText('');
  };
  return (
    <form className={styles['manual']} onSubmit={send} noValidate>
      <FormField label={t('manual.label')} help={t('manual.help')}>
        {(control) => (
          <Input
            {...control}
            className="code"
            autoComplete="off"
            value={text}
            maxLength={32}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button htmlType="submit">{t('manual.submit')}</Button>
    </form>
  );
}
