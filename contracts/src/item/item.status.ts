import type { ItemStatus } from '../rules/statuses';
import { itemEvents, type ItemEvent } from './item.events';

/** The status that an event leaves an item in; undefined where it stays as it is (domain §3). Read models share it. */
export const itemStatusAfter = (event: ItemEvent): ItemStatus | undefined => itemEvents.statusAfter(event);

/** The stock into which an event moves an item, if any. */
export const stockAfter = (event: ItemEvent): string | undefined =>
  'stockId' in event.data ? event.data.stockId : undefined;
