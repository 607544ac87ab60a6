import { type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../../ui/list/list-page';
import { buybackSearch, newestFirst } from './buybacks.page';
import { useBulkActs } from './use-bulk-acts';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useRowActions } from './use-row-actions';

const awaiting = { status: 'bb_awaiting_store_drop' } as const;
const fixed = ['status', 'payment.status'];

/** Buybacks of the reader's stores whose product has not been handed over yet. */
export default function AwaitingStoreDropPage() {
  const { t } = useTranslation('buyback');
  return (
    <ListPage<BuybackRow>
      name="buybacks-awaiting-store-drop"
      endpoint={listBuybacks}
      fixedQuery={awaiting}
      title={t('awaiting.title')}
      context={t('awaiting.context')}
      columns={useBuybackColumns()}
      filters={useBuybackFilters(fixed)}
      search={buybackSearch}
      defaultOrder={newestFirst}
      rowKey={(row) => row.id}
      rowLink={(row) => `/buyback/${row.id}`}
      rowName={(row) => row.identificationNumber}
      rowActions={useRowActions()}
      acts={useBulkActs()}
      empty={{ sentence: t('awaiting.empty') }}
    />
  );
}
