import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

const stages = ['declared', 'sent', 'controlled', 'paid'] as const;

/** How many of the four stages are behind the buyback. */
export function stagesDone({ status, paymentStatus }: Pick<Tracking, 'status' | 'paymentStatus'>): number {
  if (paymentStatus === 'payment_completed') return 4;
  switch (status) {
    case 'bb_awaiting_store_drop':
    case 'bb_awaiting_inventory':
      return 1;
    case 'bb_in_transit':
    case 'bb_in_processing':
      return 2;
    case 'bb_completed':
    case 'bb_completed_by_price':
    case 'bb_completed_with_absorption':
    case 'bb_completed_with_negociation':
      return 3;
    case 'bb_cancelled':
    case 'bb_not_completed':
      return 0;
  }
}

/** The four stages in words, each with a mark; a buyback that ended otherwise has none. */
export function Progress({ buyback }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  const done = stagesDone(buyback);
  if (done === 0) return null;
  return (
    <ol className={styles['stages']}>
      {stages.map((stage, index) => {
        const reached = index < done;
        return (
          <li key={stage} data-reached={reached} aria-current={index === done ? 'step' : undefined}>
            <span className={styles['mark']}>{reached && <Icon name="check" size={16} />}</span>
            <span>{t(`stage.${stage}`)}</span>
            <span className="visually-hidden">{t(reached ? 'stage-done' : 'stage-open')}</span>
          </li>
        );
      })}
    </ol>
  );
}
