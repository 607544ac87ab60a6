import { Refusal } from '@reprise/contracts/problems';
import type { CompletedItemStatus, ItemState, KnownItem } from './item.state';
import { known, liesInStore, statusInvalid, type DataOf, type ItemEvents } from './known-item.decider';
import { mayEnter } from './sale.decider';

/** Into a stock of the account only if it is the account's, or whoever acts says how that was settled (ADR 60). */
export function reintegrateItem(
  { sale, native, owner, ...data }: DataOf<'ReintegrateItem'>,
  state: ItemState,
): ItemEvents {
  const item = known(state);
  if (item.status !== 'item_to_reintegrate_to_stock') throw statusInvalid(item);
  if (item.stockId === data.stockId) return [];
  if (item.stockId) throw statusInvalid(item);
  if (owner !== 'account' && !data.customer) throw new Refusal('customer-not-paid', { owner });
  mayEnter(item.created, item.status, { sale, native });
  return [{ type: 'ItemReintegrated', data }];
}

/** Back to its customer, also out of the stock in which it has lain since it was found (ADR 60). */
export function returnItem({ stockId, owner }: DataOf<'ReturnItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_to_return' || item.status === 'item_returned') return [];
  if (item.status !== 'item_to_reintegrate_to_stock') throw statusInvalid(item);
  if (owner !== 'customer') throw new Refusal('customer-paid', { owner });
  return [{ type: 'ItemMarkedToReturn', data: { stockId } }];
}

/** Over the counter, as long as it has not left the store in which it was lost and found (ADR 60). */
export function handBackItem({ owner, ...data }: DataOf<'HandBackItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_returned') return [];
  if (!liesInStore(item)) throw statusInvalid(item);
  if (owner !== 'customer') throw new Refusal('customer-paid', { owner });
  return [{ type: 'ItemHandedBack', data }];
}

/** From stock to stock, inside the warehouse. An item waiting for reintegration gets its first stock there. */
export function moveItem({ sale, native, ...data }: DataOf<'MoveItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (!('stockId' in item)) throw statusInvalid(item);
  if (item.status === 'item_to_reintegrate_to_stock' && !item.stockId) throw statusInvalid(item);
  if (item.stockId === data.stockId) return [];
  mayEnter(item.created, item.status, { sale, native });
  return [{ type: 'ItemMoved', data }];
}

const ready: ReadonlySet<KnownItem['status']> = new Set<CompletedItemStatus | 'item_refurb_completed'>([
  ...(['item_completed', 'item_completed_by_price', 'item_completed_with_absorption'] as const),
  ...(['item_completed_with_negociation', 'item_refurb_completed'] as const),
]);

/** Whoever entered a stock for sale was tested and, where it must be, erased: `mayEnter` asked it at its door. */
export function sellItem({ forSale, ...data }: DataOf<'SellItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  // Of two who sell it at once, the second learns that his price was not kept; without one he has lost nothing.
  if (item.status === 'item_sold') {
    if (data.price === undefined || data.price === item.price) return [];
    throw new Refusal('item-already-sold');
  }
  if (!forSale || !ready.has(item.status)) throw new Refusal('item-not-for-sale', { status: item.status });
  return [{ type: 'ItemSold', data }];
}
