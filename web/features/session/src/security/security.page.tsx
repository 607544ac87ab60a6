import { factorEndpoints, type FactorsChanged } from '@reprise/contracts/identity';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { TextSkeleton } from '../../../../ui/skeletons';
import { AppPart } from './app-part';
import { CodesDialog } from './codes-dialog';
import { LogPart } from './log-part';
import { PasskeysPart } from './passkeys-part';
import { RecoveryPart } from './recovery-part';
import { SessionsPart } from './sessions-part';
import styles from './security.module.css';
import { useChange } from './use-change';

/** A person's own second factors, sessions and log-ins. */
export default function SecurityPage() {
  const { t } = useTranslation('session');
  const { value, problem, refresh } = useRecord(factorEndpoints.read, {});
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useCallback(
    ({ recoveryCodes }: FactorsChanged): void => {
      if (recoveryCodes) setCodes(recoveryCodes);
      refresh();
    },
    [refresh],
  );
  const changes = { app: useChange(changed), passkeys: useChange(changed), codes: useChange(changed) };
  return (
    <Page title={t('security.title')} context={t('security.context')}>
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={6} />}
      {value && (
        <div className={styles['parts']}>
          <AppPart factors={value} change={changes.app} />
          <PasskeysPart factors={value} change={changes.passkeys} />
          <RecoveryPart factors={value} change={changes.codes} />
          <SessionsPart />
          <LogPart />
        </div>
      )}
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </Page>
  );
}
