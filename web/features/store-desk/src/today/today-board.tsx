import type { ComponentProps } from 'react';
import { countBuybacks, listBuybacks } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useList, usePermission, useRecord } from '../../../../kernel/store';
import { Icon } from '../../../../ui/icon';
import { Board, BoardTile } from '../../../../ui/board/board';
import styles from '../desk.module.css';

const handOver = { circuit: 'web_drop', status: 'bb_awaiting_store_drop', itemsPerPage: 1 } as const;
const alerts = {
  'payment.status': ['payment_failed', 'payment_cancel_failed'],
  itemsPerPage: 1,
} as const;
const alertsUrl = `/buybacks?${alerts['payment.status'].map((s) => `payment.status=${s}`).join('&')}`;

/** The total of a list without its rows. */
const useTotal = (query: typeof handOver | typeof alerts): number | undefined =>
  useList(listBuybacks, { query }, { shared: true }).total;

type Tile = Omit<ComponentProps<typeof BoardTile>, 'label' | 'testId'> & {
  key: 'to-hand-over' | 'awaiting-drop' | 'to-ship' | 'alerts';
};

/** What is waiting at the counter; each count is the total of the list it opens. */
export default function TodayBoard() {
  return usePermission('buyback.create') ? <Today /> : null;
}

function Today() {
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
  const action = (
    <Link to="/search" className={styles['new']}>
      <Icon name="plus" size={18} /> {t('today.new')}
    </Link>
  );
  return (
    <Board id="today" title={t('today.title')} action={action}>
      {tiles.map(({ key, ...tile }) => (
        <BoardTile key={key} testId={`today-${key}`} label={t(`today.${key}`)} {...tile} />
      ))}
    </Board>
  );
}
