import { type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import type { ListSearch } from '../../../../ui/list/list-spec';
import { useBulkActs } from './use-bulk-acts';
import { useRowActions } from './use-row-actions';

const search: ListSearch = { name: 'identificationNumber', finds: 'id' };
const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** What every list of buybacks has in common: how one is found, opened and acted on. */
export function useBuybackList() {
  return {
    endpoint: listBuybacks,
    search,
    defaultOrder: newestFirst,
    rowKey: ({ id }: BuybackRow) => id,
    rowLink: ({ id }: BuybackRow) => `/buyback/${id}`,
    rowName: ({ identificationNumber }: BuybackRow) => identificationNumber,
    rowActions: useRowActions(),
    acts: useBulkActs(),
  };
}
