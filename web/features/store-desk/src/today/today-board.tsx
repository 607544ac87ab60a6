import type { ComponentProps } from 'react';
import { listBuybacks } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useList } from '../../../../kernel/store';
import { Icon } from '../../../../ui/icon';
import { Board, BoardTile } from '../../../../ui/board/board';
import styles from '../desk.module.css';

/** As the menu counts them: whoever sees both asks once. */
const awaitingDrop = { status: 'bb_awaiting_store_drop', itemsPerPage: 1 } as const;
const handOver = { ...awaitingDrop, circuit: 'web_drop' } as const;
const toShip = { status: 'bb_awaiting_inventory', itemsPerPage: 1 } as const;
const alerts = {
  'payment.status': ['payment_failed', 'payment_cancel_failed'],
  itemsPerPage: 1,
} as const;
const alertsUrl = `/buybacks?${alerts['payment.status'].map((s) => `payment.status=${s}`).join('&')}`;

/** The total of a list without its rows. */
const useTotal = (query: typeof awaitingDrop | typeof toShip | typeof alerts): number | undefined =>
  useList(listBuybacks, { query }, { shared: true }).total;

type Tile = Omit<ComponentProps<typeof BoardTile>, 'label' | 'testId' | 'count'> & {
  key: 'to-hand-over' | 'awaiting-drop' | 'to-ship' | 'alerts';
};

/** What is waiting at the counter; each count is the total of the list it opens. */
export default function TodayBoard() {
  const { t } = useTranslation('store-desk');
  const count = {
    ...{ 'to-hand-over': useTotal(handOver), 'awaiting-drop': useTotal(awaitingDrop) },
    ...{ 'to-ship': useTotal(toShip), alerts: useTotal(alerts) },
  };
  const tiles: Tile[] = [
    { key: 'to-hand-over', to: '/buybacks-predeclared', icon: 'phone' },
    { key: 'awaiting-drop', to: '/buybacks-awaiting-store-drop', icon: 'store' },
    { key: 'to-ship', to: '/buybacks?status=bb_awaiting_inventory', icon: 'box' },
    { key: 'alerts', to: alertsUrl, icon: 'alert', urgent: true },
  ];
  const action = (
    <Link to="/search" className={styles['new']}>
      <Icon name="plus" size={18} /> {t('today.new')}
    </Link>
  );
  return (
    <Board id="today" title={t('today.title')} action={action}>
      {tiles.map(({ key, ...tile }) => (
        <BoardTile key={key} testId={`today-${key}`} label={t(`today.${key}`)} count={count[key]} {...tile} />
      ))}
    </Board>
  );
}
