import type { BuybackRow } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../../ui/list/list-page';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useBuybackList } from './use-buyback-list';

const awaiting = { status: 'bb_awaiting_store_drop' } as const;
const fixed = ['status', 'payment.status'];

/** Buybacks of the reader's stores whose product has not been handed over yet. */
export default function AwaitingStoreDropPage() {
  const { t } = useTranslation('buyback');
  const list = useBuybackList();
  return (
    <ListPage<BuybackRow>
      {...list}
      name="buybacks-awaiting-store-drop"
      fixedQuery={awaiting}
      title={t('awaiting.title')}
      context={t('awaiting.context')}
      columns={useBuybackColumns()}
      filters={useBuybackFilters(fixed)}
      empty={{ sentence: t('awaiting.empty') }}
    />
  );
}
