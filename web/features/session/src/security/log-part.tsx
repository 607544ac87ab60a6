import { openSessionEndpoints, type AccessEntry } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { Part } from './part';
import styles from './security.module.css';

const shown = 10;

/** The person's own lines of the access log, the newest. */
export function LogPart() {
  const { t } = useTranslation('session');
  const { value, problem } = useRecord(openSessionEndpoints.ownLog, {});
  return (
    <Part title={t('security.log')} sentence={t('security.log-sentence')} problem={problem}>
      {value?.length === 0 && <p>{t('security.log-empty')}</p>}
      {value?.slice(0, shown).map((line) => (
        <LogLine key={line.id} {...line} />
      ))}
    </Part>
  );
}

function LogLine({ at, kind, method, device, network, actorId, userId }: AccessEntry) {
  const { t } = useTranslation(['session', 'enums']);
  const how = [
    method && t(`enums:access-method.${method}`),
    device && [device.browser, device.system].filter(Boolean).join(', '),
    network && t('security.network', { network }),
    actorId !== null && actorId !== userId && t('security.by-administrator'),
  ];
  return (
    <div>
      <strong>{t(`enums:access-kind.${kind}`)}</strong> · <DateTime value={at} />
      <p className={styles['soft']}>{how.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
