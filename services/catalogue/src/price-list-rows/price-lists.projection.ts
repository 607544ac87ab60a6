import type { PriceListEvent, PriceListRow } from '@reprise/contracts/price-lists';
import { knownRow, projection, type Row } from '@reprise/read-kernel';

export type PriceListListRow = PriceListRow & Row;

/** "Which price lists are drafted, scheduled, published?" */
export const priceLists = projection<PriceListListRow, PriceListEvent>({
  name: 'price_lists_v1',
  collection: { indexes: [{ fields: ['accountId', 'createdAt'] }, { fields: ['accountId', 'name'] }] },
  handlers: {
    PriceListDrafted: (_row, { data, time }, key) => ({ ...data, id: key, status: 'draft', createdAt: time }),
    ...knownRow<PriceListListRow, PriceListEvent>({
      PriceListScheduled: (row, { data: { at } }) => ({ ...row, status: 'scheduled', scheduledAt: at }),
      PriceListUnscheduled: ({ scheduledAt: _, ...row }) => ({ ...row, status: 'draft' }),
      PublicationStarted: (row) => ({ ...row, status: 'publishing' }),
      PriceListPublished: (row, { time }) => ({ ...row, status: 'published', publishedAt: time }),
      RollBackStarted: ({ rollBackRefused: _, ...row }) => ({ ...row, status: 'rolling_back' }),
      RollBackRefused: (row, { data }) => ({
        ...row,
        status: 'published',
        rollBackRefused: data.changedMeanwhile,
      }),
      PriceListRolledBack: (row, { time }) => ({ ...row, status: 'rolled_back', rolledBackAt: time }),
      PriceListCancelled: (row) => ({ ...row, status: 'cancelled' }),
    }),
  },
});
