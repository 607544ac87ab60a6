import type { ItemStatus } from '../rules/statuses';
import { itemEvents, type ItemEvent } from './item.events';

/**
 * The status of an item after an event; undefined if the event does not change it (domain §3). Shared with the read
 * models.
 */
export const itemStatusAfter = (event: ItemEvent): ItemStatus | undefined => itemEvents.statusAfter(event);

/** The stock into which an event moves an item, if any. */
export const stockAfter = (event: ItemEvent): string | undefined =>
  'stockId' in event.data ? event.data.stockId : undefined;
