import { factorEndpoints } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { AppSetUp } from './app-set-up';
import { Part, type PartProps } from './part';
import { RemoveButton } from './remove-button';
import styles from './security.module.css';

/** Codes of an authenticator app. */
export function AppPart({ factors, change }: PartProps) {
  const { t } = useTranslation('session');
  const beginning = useSubmission<typeof factorEndpoints.beginTotp>();
  const [open, setOpen] = useState(false);
  const begin = (): void => {
    setOpen(true);
    beginning.submit(factorEndpoints.beginTotp, {});
  };
  const problem = beginning.problem ?? change.problem;
  return (
    <Part title={t('security.app')} sentence={t('security.app-sentence')} problem={problem}>
      {factors.totp ? (
        <div className={styles['row']}>
          <span>
            {t('security.app-since')} <DateTime value={factors.totp.addedAt} />
          </span>
          <RemoveButton
            what={t('security.app')}
            last={factors.passkeys.length === 0}
            onRemove={() => change.submit(factorEndpoints.removeTotp, {})}
          />
        </div>
      ) : open && beginning.reply ? (
        <AppSetUp {...beginning.reply} change={change} />
      ) : (
        <div className={styles['row']}>
          <span>{t('security.app-none')}</span>
          <Button onClick={begin} loading={beginning.status === 'sending'}>
            {t('security.set-up')}
          </Button>
        </div>
      )}
    </Part>
  );
}
