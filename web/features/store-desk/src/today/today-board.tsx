import { countBuybacks, listBuybacks } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useList, usePermission, useRecord } from '../../../../kernel/store';
import { Icon } from '../../../../ui/icon';
import type { IconName } from '../../../../ui/icon-paths';
import styles from '../desk.module.css';

type Tile = {
  key: 'to-hand-over' | 'awaiting-drop' | 'to-ship' | 'alerts';
  to: string;
  icon: IconName;
  count: number | undefined;
  urgent?: boolean;
};
const handOver = { circuit: 'web_drop', status: 'bb_awaiting_store_drop', itemsPerPage: 1 } as const;
const alerts = {
  'payment.status': ['payment_failed', 'payment_cancel_failed'],
  itemsPerPage: 1,
} as const;
const alertsUrl = `/buybacks?${alerts['payment.status'].map((s) => `payment.status=${s}`).join('&')}`;

/** The total of a list without its rows. */
const useTotal = (query: typeof handOver | typeof alerts): number | undefined =>
  useList(listBuybacks, { query }).total;

/** What is waiting at the counter; each count is the total of the list it opens. */
export default function TodayBoard() {
  return usePermission('buyback.create') ? <Board /> : null;
}

function Board() {
  const { t } = useTranslation('store-desk');
  const counted = useRecord(countBuybacks, {});
  const web = useTotal(handOver);
  const wrong = useTotal(alerts);
  const counts: Readonly<Record<string, number>> | undefined = counted.value?.counts;
  const of = (status: string): number | undefined => counts && (counts[status] ?? 0);
  const tiles: Tile[] = [
    { key: 'to-hand-over', to: '/buybacks-predeclared', icon: 'phone', count: web },
    {
      key: 'awaiting-drop',
      to: '/buybacks-awaiting-store-drop',
      icon: 'store',
      count: of('bb_awaiting_store_drop'),
    },
    {
      key: 'to-ship',
      to: '/buybacks?status=bb_awaiting_inventory',
      icon: 'box',
      count: of('bb_awaiting_inventory'),
    },
    { key: 'alerts', to: alertsUrl, icon: 'alert', count: wrong, urgent: true },
  ];
  return (
    <section aria-labelledby="today" className={styles['today']} data-testid="today-board">
      <div className={styles['today-head']}>
        <h2 id="today" className={styles['today-title']}>
          {t('today.title')}
        </h2>
        <Link to="/search" className={styles['new']}>
          <Icon name="plus" size={18} /> {t('today.new')}
        </Link>
      </div>
      <ul className={styles['tiles']}>
        {tiles.map(({ key, to, icon, count, urgent }) => (
          <li key={key}>
            <Link to={to} className={styles['tile']} data-urgent={urgent === true && !!count}>
              <Icon name={icon} size={20} />
              <span className={styles['count']} aria-busy={count === undefined} data-testid={`today-${key}`}>
                {count ?? '–'}
              </span>
              <span>{t(`today.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
