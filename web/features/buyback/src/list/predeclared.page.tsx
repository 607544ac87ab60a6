import { type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import { isPredeclarationOld, predeclarationDays } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { Icon } from '../../../../ui/icon';
import { ListPage } from '../../../../ui/list/list-page';
import type { ListColumn } from '../../../../ui/list/list-spec';
import styles from '../buyback.module.css';
import { newestFirst } from './buybacks.page';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useRowActions } from './use-row-actions';

const predeclared = { circuit: 'web_drop', status: 'bb_awaiting_store_drop' } as const;
const fixed = ['status', 'circuit', 'payment.status', 'storeId'];

/** "A web predeclaration older than 15 days shows a warning that prices may be corrected" (customer journey §4). */
function Declared({ at }: { at: string }) {
  const { t } = useTranslation('buyback');
  const old = isPredeclarationOld(at, new Date().toISOString());
  return (
    <span className={styles['inline']}>
      <DateTime value={at} />
      {old && (
        <span className={styles['warning']} title={t('predeclared.old', { days: predeclarationDays })}>
          <Icon name="alert" size={14} /> {t('predeclared.old-short', { days: predeclarationDays })}
        </span>
      )}
    </span>
  );
}

/** Web buybacks that a customer will bring to a store. */
export default function PredeclaredPage() {
  const { t } = useTranslation('buyback');
  const columns = useBuybackColumns()
    .filter(({ key }) => !['circuit', 'payment', 'updated'].includes(key))
    .map((column): ListColumn<BuybackRow> =>
      column.key === 'created' ? { ...column, render: (row) => <Declared at={row.createdAt} /> } : column,
    );
  return (
    <ListPage<BuybackRow>
      name="buybacks-predeclared"
      endpoint={listBuybacks}
      fixedQuery={predeclared}
      title={t('predeclared.title')}
      context={t('predeclared.context')}
      columns={columns}
      filters={useBuybackFilters(fixed)}
      search={{ name: 'identificationNumber', label: t('list.search') }}
      defaultOrder={newestFirst}
      rowKey={(row) => row.id}
      rowLink={(row) => `/buyback/${row.id}`}
      rowName={(row) => row.identificationNumber}
      rowActions={useRowActions()}
      empty={{ sentence: t('predeclared.empty'), drawing: 'phone' }}
    />
  );
}
