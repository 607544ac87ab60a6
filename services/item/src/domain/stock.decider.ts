import type { ItemState } from './item.state';
import { known, statusInvalid, type DataOf, type ItemEvents } from './known-item.decider';

export function reintegrateItem(data: DataOf<'ReintegrateItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status !== 'item_to_reintegrate_to_stock') throw statusInvalid(item);
  if (item.stockId === data.stockId) return [];
  if (item.stockId) throw statusInvalid(item);
  return [{ type: 'ItemReintegrated', data }];
}

/** From stock to stock, inside the warehouse. An item waiting for reintegration gets its first stock there. */
export function moveItem(data: DataOf<'MoveItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (!('stockId' in item)) throw statusInvalid(item);
  if (item.status === 'item_to_reintegrate_to_stock' && !item.stockId) throw statusInvalid(item);
  return item.stockId === data.stockId ? [] : [{ type: 'ItemMoved', data }];
}
