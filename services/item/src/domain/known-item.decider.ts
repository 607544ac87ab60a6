import type { ItemCommand, ItemEvent } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { ItemState, KnownItem } from './item.state';

export type ItemEvents = readonly ItemEvent[];
export type DataOf<T extends ItemCommand['type']> = Extract<ItemCommand, { type: T }>['data'];

export function known(state: ItemState): KnownItem {
  if (state.status === 'none') throw new Refusal('item-not-recognised');
  return state;
}

/** Another warehouse's item is unknown here (domain §7: outside the scope is 404). */
export function ownedBy(warehouseId: string, state: ItemState): KnownItem {
  const item = known(state);
  if (item.created.warehouseId !== warehouseId) throw new Refusal('item-not-recognised');
  return item;
}

/** It was lost and found in its store, and has not left it since (ADR 60). */
export const liesInStore = (item: KnownItem): boolean =>
  item.status === 'item_to_reintegrate_to_stock' && !item.stockId && item.foundInStore;

export const statusInvalid = (state: ItemState): Refusal =>
  new Refusal('item-status-invalid', { status: state.status });
