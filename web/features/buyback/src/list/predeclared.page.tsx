import type { BuybackRow } from '@reprise/contracts/buyback';
import { priceLockedUntil, priceLockEnded } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { DateTime, lastDay } from '../../../../ui/date-time';
import { Icon } from '../../../../ui/icon';
import { ListPage } from '../../../../ui/list/list-page';
import type { ListColumn } from '../../../../ui/list/list-spec';
import styles from '../buyback.module.css';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useBuybackList } from './use-buyback-list';

const predeclared = { circuit: 'web_drop', status: 'bb_awaiting_store_drop' } as const;
const fixed = ['status', 'circuit', 'payment.status', 'storeId'];

/** "A web predeclaration older than 15 days shows a warning that prices may be corrected" (customer journey §4). */
function Declared({ row }: { row: BuybackRow }) {
  const { t, i18n } = useTranslation('buyback');
  const old = priceLockEnded(row, new Date().toISOString());
  const until = { date: lastDay(priceLockedUntil(row), i18n.language) };
  return (
    <span className={styles['inline']}>
      <DateTime value={row.createdAt} />
      {old && (
        <span className={styles['warning']} title={t('predeclared.old', until)}>
          <Icon name="alert" size={14} /> {t('predeclared.old-short')}
        </span>
      )}
    </span>
  );
}

/** Web buybacks that a customer will bring to a store. */
export default function PredeclaredPage() {
  const { t } = useTranslation('buyback');
  const list = useBuybackList();
  const columns = useBuybackColumns()
    .filter(({ key }) => !['circuit', 'payment', 'updated'].includes(key))
    .map((column): ListColumn<BuybackRow> =>
      column.key === 'created' ? { ...column, render: (row) => <Declared row={row} /> } : column,
    );
  return (
    <ListPage<BuybackRow>
      {...list}
      name="buybacks-predeclared"
      fixedQuery={predeclared}
      title={t('predeclared.title')}
      context={t('predeclared.context')}
      columns={columns}
      filters={useBuybackFilters(fixed)}
      empty={{ sentence: t('predeclared.empty'), drawing: 'phone' }}
    />
  );
}
