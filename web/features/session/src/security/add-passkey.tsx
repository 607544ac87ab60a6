import { factorEndpoints, passkeyNameSchema } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useSubmission } from '../../../../kernel/store';
import { FormField } from '../../../../ui/form/form-field';
import { Notice } from '../../../../ui/notice';
import { makePasskey, type PasskeyFault } from '../passkey.device';
import type { PartProps } from './part';
import styles from './security.module.css';

/** First a name, then the browser's own dialog. */
export function AddPasskey({ change }: Pick<PartProps, 'change'>) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const beginning = useSubmission<typeof factorEndpoints.beginPasskey>();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<PasskeyFault | 'name'>();
  const { reply: options, clear } = beginning;
  const { submit } = change;
  useEffect(() => {
    if (!options) return;
    clear();
    void makePasskey(options).then((passkey) => {
      if (typeof passkey === 'string') setFault(passkey);
      else submit(factorEndpoints.addPasskey, { body: { name, passkey } });
      setName('');
    });
  }, [clear, name, options, submit]);
  const begin = (): void => {
    const valid = passkeyNameSchema.safeParse(name).success;
    setFault(valid ? undefined : 'name');
    if (valid) beginning.submit(factorEndpoints.beginPasskey, {});
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {beginning.problem && <Notice family="red">{problemText(beginning.problem)}</Notice>}
      {fault && fault !== 'name' && <Notice family="amber">{t(`passkey.fault-${fault}`)}</Notice>}
      <FormField
        label={t('security.passkey-name')}
        fault={fault === 'name' ? t('security.name-needed') : undefined}
      >
        {(control) => (
          <Input {...control} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </FormField>
      <Button htmlType="submit" loading={beginning.status === 'sending' || change.status === 'sending'}>
        {t('security.add-passkey')}
      </Button>
    </form>
  );
}
