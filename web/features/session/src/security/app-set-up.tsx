import { factorEndpoints } from '@reprise/contracts/identity';
import { Button, Input, QRCode } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../ui/form/form-field';
import type { PartProps } from './part';
import styles from './security.module.css';

type Props = { secret: string; uri: string; change: PartProps['change'] };

/** The secret is shown here and nowhere else; it counts once a code of it has been typed. */
export function AppSetUp({ secret, uri, change }: Props) {
  const { t } = useTranslation('session');
  const [code, setCode] = useState('');
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.submit(factorEndpoints.confirmTotp, { body: { code } });
      }}
    >
      <p>{t('security.scan')}</p>
      <div role="img" aria-label={t('security.picture')}>
        <QRCode value={uri} type="svg" size={200} color="#000000" bgColor="#ffffff" />
      </div>
      <p className={styles['soft']}>{t('security.by-hand')}</p>
      <p className={`code ${styles['secret']}`}>{secret}</p>
      <FormField label={t('factor.code-totp')} required>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <Button
        type="primary"
        htmlType="submit"
        disabled={!/^\d{3} ?\d{3}$/.test(code)}
        loading={change.status === 'sending'}
      >
        {t('factor.confirm')}
      </Button>
    </form>
  );
}
