import { openSessionEndpoints as endpoints, type OpenSession } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecord, useSubmission } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { Part } from './part';
import styles from './security.module.css';

/** Where the person is logged in; whatever he does not know he ends. */
export function SessionsPart() {
  const { t } = useTranslation('session');
  const { value = [], problem } = useRecord(endpoints.list, {});
  const ending = useSubmission();
  const end = (id: string): void => ending.submit(endpoints.end, { params: { id } });
  return (
    <Part
      title={t('security.sessions')}
      sentence={t('security.sessions-sentence')}
      problem={problem ?? ending.problem}
    >
      {value.map((session) => (
        <div key={session.id} className={styles['row']}>
          <SessionLine {...session} />
          {!session.current && <Button onClick={() => end(session.id)}>{t('security.end')}</Button>}
        </div>
      ))}
      {value.length > 1 && (
        <Button onClick={() => ending.submit(endpoints.endOthers, {})} loading={ending.status === 'sending'}>
          {t('security.end-others')}
        </Button>
      )}
    </Part>
  );
}

function SessionLine({ device, current, startedAt, seenAt }: OpenSession) {
  const { t } = useTranslation('session');
  const name = device ? [device.browser, device.system].filter(Boolean).join(', ') : '';
  return (
    <div>
      <strong>{name || t('security.unknown-device')}</strong>
      {current && ` · ${t('security.this-session')}`}
      <p className={styles['soft']}>
        {t('security.since')} <DateTime value={startedAt} format="exact" />, {t('security.seen')}{' '}
        <DateTime value={seenAt} />
      </p>
    </div>
  );
}
