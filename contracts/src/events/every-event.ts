import { buybackEvents } from '../buyback/buyback.events';
import { itemEvents } from '../item/item.events';
import { documentEvents, type EventOf } from '../kernel';
import { packageEvents } from '../package/package.events';
import { paymentBatchEvents, paymentEvents } from '../payment/payment.events';
import { priceListEvents } from '../price-lists/price-list.events';
import type { Told } from './history-events';

/** The streams that share a buyback's uuid and form its history. */
export const historyCatalogues = [buybackEvents, itemEvents, paymentEvents, packageEvents] as const;

/** Every event that this product's log may contain. */
export const everyCatalogue = [
  ...[
    buybackEvents,
    itemEvents,
    paymentEvents,
    paymentBatchEvents,
    packageEvents,
    priceListEvents,
    documentEvents,
  ],
] as const;

export type EventType = EventOf<(typeof everyCatalogue)[number]>['type'];

const told: Readonly<Record<string, Told>> = Object.assign({}, ...historyCatalogues.map((each) => each.told));

/** The declaration of a history's event; undefined for an event that this build does not know. */
export const toldOf = (type: string): Told | undefined =>
  Object.hasOwn(told, type) ? told[type] : undefined;

export const isWarehouseComment = (type: string): boolean => toldOf(type)?.warehouseComment === true;

/** The events that customers see on their product's tracking page. */
export const customerEvents: readonly string[] = Object.keys(told).filter((type) => told[type]?.customers);
