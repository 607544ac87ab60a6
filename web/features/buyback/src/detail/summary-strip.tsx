import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import type { ItemStatus } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../ui/can';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import styles from '../buyback.module.css';
import { priceOf } from '../list/use-buyback-columns';
import { Fact } from '../../../../ui/file/facts';
import { usePlaces } from './use-places';

type Props = { row: BuybackRow; /** Absent where the customer is not shown. */ onCustomer?: () => void };

/** Status, price, customer, place: the most common questions. */
export function SummaryStrip({ row, onCustomer }: Props) {
  const { t } = useTranslation('buyback');
  const { prices, currency } = row;
  const final = prices.validated !== undefined;
  const changed = final && prices.validated !== prices.declared;
  return (
    <dl className={styles['strip']} data-testid="buyback-summary">
      <Fact term={t('summary.status')}>
        <StatusTag status={row.status} />
      </Fact>
      <Fact term={t(final ? 'summary.price-validated' : 'summary.price-declared')}>
        <span className={styles['price']}>
          <Money value={priceOf(row)} />
        </span>
        {changed && (
          <>
            {' '}
            <s className={styles['soft']}>
              <Money value={money(prices.declared, currency)} />
            </s>
          </>
        )}
      </Fact>
      {onCustomer && (
        <Can permission="buyback.read-customer">
          <Fact term={t('summary.customer')}>
            {row.customerId ? (
              <Button type="link" size="small" onClick={onCustomer} style={{ paddingInline: 0 }}>
                {t('customer.show')}
              </Button>
            ) : (
              t('customer.none')
            )}
          </Fact>
        </Can>
      )}
      <Fact term={t('summary.place')}>
        <Place row={row} />
      </Fact>
    </dl>
  );
}

const inStore: ReadonlySet<ItemStatus> = new Set([
  'item_awaiting_store_drop',
  'item_awaiting_inventory',
  'item_lost_store',
]);
/** Neither a store nor a workshop has it, or will. */
const nowhere: ReadonlySet<ItemStatus> = new Set([
  'item_returned',
  'item_sold',
  'item_cancelled',
  'item_lost_transport',
]);

function Place({ row }: { row: BuybackRow }) {
  const { t } = useTranslation(['buyback', 'enums']);
  const { store, warehouse } = usePlaces(row);
  const takenIn = row.storeId && inStore.has(row.itemStatus);
  const at = takenIn ? store : warehouse;
  const somewhere = !nowhere.has(row.itemStatus) && (takenIn || row.warehouseId !== undefined);
  return (
    <>
      {t(`enums:status.${row.itemStatus}`)}
      {/* Its name comes later than the file, and has its line by then. */}
      {somewhere && <div className={styles['soft']}>{at ?? '\u00a0'}</div>}
    </>
  );
}
