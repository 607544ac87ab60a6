import { factorEndpoints } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Part, type PartProps } from './part';
import styles from './security.module.css';

/** Codes for the day on which there is neither phone nor key. */
export function RecoveryPart({ factors, change }: PartProps) {
  const { t } = useTranslation('session');
  const enrolled = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <Part title={t('security.recovery')} sentence={t('security.recovery-sentence')} problem={change.problem}>
      {enrolled ? (
        <div className={styles['row']}>
          <span>{t('security.recovery-left', { count: factors.recoveryCodesLeft })}</span>
          <Button
            onClick={() => change.submit(factorEndpoints.renewRecoveryCodes, {})}
            loading={change.status === 'sending'}
          >
            {t('security.renew')}
          </Button>
        </div>
      ) : (
        <p>{t('security.recovery-none')}</p>
      )}
    </Part>
  );
}
