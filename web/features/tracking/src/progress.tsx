import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import { stagesOf } from './stages.rules';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

/** The stages in words, each with a mark and the day on which it was reached. */
export function Progress({ buyback }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  const stages = stagesOf(buyback);
  if (stages.length === 0) return null;
  const next = stages.find(({ at }) => at === undefined);
  return (
    <ol className={styles['stages']}>
      {stages.map(({ stage, at }) => (
        <li
          key={stage}
          data-reached={at !== undefined}
          aria-current={stage === next?.stage ? 'step' : undefined}
        >
          <span className={styles['mark']}>{at && <Icon name="check" size={16} />}</span>
          <span>
            {t(`stage.${stage}`)}
            <span className={styles['day']}>
              {at ? <DateTime value={at} format="date" /> : t('stage-open')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
