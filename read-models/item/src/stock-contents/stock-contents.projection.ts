import { itemEvents, stockAfter, type ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { projection, type Row, type RowContent } from '@reprise/read-kernel';

/** An item that lies in a stock; there is no row for one that lies in none. */
export type StockContentsRow = Row & {
  readonly stockId: string;
  /** Day (UTC) on which it came into this stock: few values, so that items can be counted by age. */
  readonly since: string;
};

function placed(
  row: StockContentsRow | undefined,
  event: RecordedEvent<ItemEvent>,
): RowContent<StockContentsRow> | null | undefined {
  const stockId = stockAfter(event);
  if (stockId === undefined || stockId === row?.stockId) return undefined;
  return stockId === null ? null : { stockId, since: event.time.slice(0, 10) };
}

/** "What lies in each stock, and since when?" The engine keeps the counts; no item is read to answer. */
export const stockContents = projection<StockContentsRow, ItemEvent>({
  name: 'stock_contents_v1',
  collection: {
    counted: ['stockId', 'since'],
    indexes: [{ fields: ['stockId', 'since'] }],
  },
  handlers: Object.fromEntries(
    (Object.keys(itemEvents.schemas) as ItemEvent['type'][]).map((type) => [type, placed]),
  ),
});
