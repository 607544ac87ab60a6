import { lossOf } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { ItemState, KnownItem } from './item.state';
import { known, liesInStore, statusInvalid, type DataOf, type ItemEvents } from './known-item.decider';

export function markLost(data: DataOf<'MarkItemLost'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === `item_lost_${data.where}`) return [];
  const { status } = item;
  if (lossOf({ status, inStore: liesInStore(item) }) !== data.where)
    throw new Refusal('item-not-losable', { status });
  return [{ type: 'ItemLost', data }];
}

export function findItem(state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_to_reintegrate_to_stock') return [];
  if (!isLost(item)) throw statusInvalid(item);
  return [{ type: 'ItemAwaitingReintegration', data: {} }];
}

const isLost = (item: KnownItem): boolean => item.status.startsWith('item_lost_');

/** Its buyback was cancelled. An item that has left continues to the warehouse, where staff choose its stock. */
export function cancelItem(state: ItemState): ItemEvents {
  const item = known(state);
  switch (item.status) {
    case 'item_created':
    case 'item_awaiting_store_drop':
    case 'item_awaiting_inventory':
      return [{ type: 'ItemCancelled', data: {} }];
    case 'item_in_transit':
    case 'item_registered_in_warehouse':
    case 'item_awaiting_compliancy_tests':
    case 'item_in_quarantine':
    case 'item_completed':
    case 'item_completed_by_price':
    case 'item_completed_with_absorption':
    case 'item_completed_with_negociation':
    case 'item_refurb_diagnostic_in_progress':
    case 'item_refurb_in_progress':
    case 'item_refurb_completed':
      return [{ type: 'ItemAwaitingReintegration', data: {} }];
    case 'item_to_return':
    case 'item_returned':
    case 'item_sold':
    case 'item_to_reintegrate_to_stock':
    case 'item_cancelled':
    case 'item_lost_store':
    case 'item_lost_transport':
    case 'item_lost_warehouse':
      return [];
  }
}
