import { stocks } from '@reprise/contracts/configuration';
import { useList } from '../../../kernel/store';

const all = { pagination: 'false', 'order[name]': 'asc' } as const;

/** The stocks of a workshop, or all that the reader knows, by name. */
export const useStocks = (warehouseId?: string) =>
  useList(stocks.endpoints.list, { query: { ...all, ...(warehouseId && { warehouseId }) } }).items;

/** A stock by its name; a dash for one that the reader does not know. */
export function StockName({ id }: { id: string | undefined }) {
  return useStocks().find((stock) => stock.id === id)?.name ?? '–';
}
