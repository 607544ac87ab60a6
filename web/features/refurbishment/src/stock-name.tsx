import { stocks } from '@reprise/contracts/configuration';
import { suitsStock } from '@reprise/contracts/item';
import type { ItemStatus } from '@reprise/contracts/rules';
import { useList } from '../../../kernel/store';

const all = { pagination: 'false', 'order[name]': 'asc' } as const;

/** The stocks of a workshop, or all that the reader knows, by name. */
export const useStocks = (warehouseId?: string) =>
  useList(stocks.endpoints.list, { query: { ...all, ...(warehouseId && { warehouseId }) } }).items;

/** Those that take an item which will have this status there. */
export const useStocksFor = (warehouseId: string, status: ItemStatus) =>
  useStocks(warehouseId).filter(({ native }) => suitsStock(native, status));

/** A stock by its name; a dash for one that the reader does not know. */
export function StockName({ id }: { id: string | undefined }) {
  return useStocks().find((stock) => stock.id === id)?.name ?? '–';
}
