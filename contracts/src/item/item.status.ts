import type { ItemStatus } from '../rules/statuses';
import { itemEvents, type ItemEvent } from './item.events';

/**
 * The status of an item after an event; undefined if the event does not change it (domain §3). Shared with the read
 * models.
 */
export const itemStatusAfter = (event: ItemEvent): ItemStatus | undefined => itemEvents.statusAfter(event);

/** What has not come yet, is lost, or has left, lies in no stock; what was found lies in none until one is chosen. */
const outOfStock: ReadonlySet<ItemStatus> = new Set<ItemStatus>([
  ...(['item_awaiting_store_drop', 'item_awaiting_inventory', 'item_in_transit'] as const),
  ...(['item_lost_store', 'item_lost_transport', 'item_lost_warehouse'] as const),
  ...(['item_to_reintegrate_to_stock', 'item_returned', 'item_sold'] as const),
  ...(['item_cancelled'] as const),
]);

/** The stock in which an event leaves an item; null: in none; undefined: the event does not say. */
export function stockAfter(event: ItemEvent): string | null | undefined {
  if ('stockId' in event.data && event.data.stockId) return event.data.stockId;
  const status = itemStatusAfter(event);
  return status && outOfStock.has(status) ? null : undefined;
}
