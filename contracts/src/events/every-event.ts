import { buybackEvents } from '../buyback/buyback.events';
import { itemEvents } from '../item/item.events';
import { documentEvents, type EventOf } from '../kernel';
import { packageEvents } from '../package/package.events';
import { paymentBatchEvents, paymentEvents } from '../payment/payment.events';
import type { Told } from './history-events';

/** The streams that share a buyback's uuid and make up its history. */
export const historyCatalogues = [buybackEvents, itemEvents, paymentEvents, packageEvents] as const;

/** Every event that a log of this product may hold. */
export const everyCatalogue = [
  ...[buybackEvents, itemEvents, paymentEvents, paymentBatchEvents, packageEvents, documentEvents],
] as const;

export type EventType = EventOf<(typeof everyCatalogue)[number]>['type'];

const told: Readonly<Record<string, Told>> = Object.assign({}, ...historyCatalogues.map((each) => each.told));

/** What the product says of an event of a buyback's history; undefined for one that this build does not know. */
export const toldOf = (type: string): Told | undefined =>
  Object.hasOwn(told, type) ? told[type] : undefined;

/** What customers may read of the way of their product. */
export const customerEvents: readonly string[] = Object.keys(told).filter((type) => told[type]?.customers);
