import { isWebToStore } from './circuits';
import { plusDays } from './days';
import { endOfLastDay } from './last-day';
import type { Circuit } from './statuses';

/** "A predeclaration after 15 days: a warning that prices may be corrected" (customer journey §4); accounts may set another time. */
const estimateDays = 15;
/** Days before its end on which the customer is reminded. */
const reminderDays = [5, 1];

/** How long the price of a web buyback is promised, fixed on the day of its declaration or of its new price. */
export type PriceLock = { readonly until: string; readonly remindAt: string[] };

/** To the end of its last day; reminders come at the hour of the declaration, and not at midnight. @param now ISO time. */
export const priceLock = (now: string, days: number): PriceLock => ({
  until: endOfLastDay(now, days),
  remindAt: reminderDays.filter((left) => left < days).map((left) => plusDays(now, days - left)),
});

type Locked = { readonly priceLock?: { readonly until: string } | undefined; readonly createdAt: string };

/** Declarations of before prices were locked name no end: theirs is counted from the declaration. */
export const priceLockedUntil = ({ priceLock: lock, createdAt }: Locked): string =>
  lock?.until ?? endOfLastDay(createdAt, estimateDays);

/** @param now ISO time. */
export const priceLockEnded = (buyback: Locked, now: string): boolean =>
  Date.parse(now) > Date.parse(priceLockedUntil(buyback));

type Sent = {
  readonly circuit: Circuit;
  readonly priceLock?: { readonly until: string } | undefined;
  readonly transport: { readonly shippedAt?: string | undefined };
};
export type SentLate = { readonly until: string; readonly sentAt: string };

/**
 * Whether the customer sent the parcel after the promise had ended, as the carrier tells. Nobody is late whose carrier
 * tells nothing, nor who brought the product to a store: the store settled the price with them.
 */
export function sentLate({ circuit, priceLock: lock, transport }: Sent): SentLate | undefined {
  const { shippedAt: sentAt } = transport;
  if (!lock || !sentAt || isWebToStore(circuit)) return undefined;
  return Date.parse(sentAt) > Date.parse(lock.until) ? { until: lock.until, sentAt } : undefined;
}
