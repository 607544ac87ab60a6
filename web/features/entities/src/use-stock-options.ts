import { stocks } from '@reprise/contracts/configuration';
import { suitsStock } from '@reprise/contracts/item';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useList, usePermission } from '../../../kernel/store';

/** The stocks of the workshop that is edited, for who may read them; another entity has none, and is not asked for one. */
export function useStockOptions() {
  const { id: warehouseId } = useParams();
  const may = usePermission('stock.read');
  const query = { warehouseId: warehouseId ?? '', pagination: false, 'order[name]': 'asc' } as const;
  const { items } = useList(stocks.endpoints.list, may && warehouseId ? { query } : undefined);
  return useMemo(() => {
    const suitable = items.filter(({ native }) => suitsStock(native, 'item_refurb_in_progress'));
    return { stock: suitable.map(({ id, name }) => ({ value: id, label: name })) };
  }, [items]);
}
