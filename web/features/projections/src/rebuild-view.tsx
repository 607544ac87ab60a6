import type { Compared, RebuildRow } from '@reprise/contracts/projections';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import styles from './projections.module.css';
import { isWorking } from './stand.rules';

/** How far a rebuild is, and what it found. */
export function RebuildView({ of }: { of: RebuildRow }) {
  const { t } = useTranslation('projections');
  const { state, done, total, compared, error, endedAt, startedAt } = of;
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  return (
    <div className={styles['rebuild']} aria-live="polite">
      <p>
        {t(`rebuild.${state}`)}{' '}
        <span className={styles['soft']}>
          <DateTime value={endedAt ?? startedAt} />
        </span>
      </p>
      {isWorking(state) && (
        <Progress percent={state === 'filling' ? percent : 0} aria-label={t('rebuild.progress')} />
      )}
      {state === 'filling' && <p className={styles['soft']}>{t('rebuild.events', { done, total })}</p>}
      {state === 'compared' && compared && <Comparison of={compared} />}
      {error && <Notice family="red">{error}</Notice>}
    </div>
  );
}

function Comparison({ of }: { of: Compared }) {
  const { t } = useTranslation('projections');
  const { liveRows, freshRows, sampled, differing, differences } = of;
  return (
    <Notice family={differing === 0 && liveRows === freshRows ? 'green' : 'amber'}>
      <p>{t('compared.rows', { live: liveRows, fresh: freshRows })}</p>
      <p>{t(differing === 0 ? 'compared.equal' : 'compared.differ', { count: differing, sampled })}</p>
      {differences.length > 0 && (
        <ul className={styles['differences']}>
          {differences.map(({ id, fields }) => (
            <li key={id}>
              <span className="code">{id}</span> · {fields.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
