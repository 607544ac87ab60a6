import type { TimelineEntry } from '@reprise/contracts/buyback';
import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import type { TFunction } from 'i18next';

/** The texts of this feature, and the shared captions. */
type Words = TFunction<readonly ['buyback', 'enums']>;
type Facts = TimelineEntry['facts'];
/** Facts that are amounts of minor units. */
const amounts: ReadonlySet<string> = new Set([
  'amount',
  'validatedPrice',
  'declaredPrice',
  'proposedPrice',
  'absorbedAmount',
]);
/** Facts whose value is a status or code of the shared table. */
const captioned: Readonly<Record<string, string>> = {
  status: 'status',
  code: 'status',
  backTo: 'status',
  circuit: 'circuit',
  channel: 'channel',
  provider: 'payment-provider',
};
/** Facts worded by this feature, because the same word means different things elsewhere. */
const worded: ReadonlySet<string> = new Set(['reason', 'where', 'outcome', 'by']);

/** Each fact as words of the reader: money in the file's currency, codes by their captions. */
function wordsOf(
  facts: Facts,
  currency: Currency,
  t: Words,
  locale: string,
): Readonly<Record<string, string>> {
  const word = ([name, value]: [string, Facts[string]]): [string, string] => {
    if (typeof value === 'number' && amounts.has(name)) {
      return [name, formatMoney({ amount: value, currency }, locale)];
    }
    const text = String(value);
    const group = captioned[name];
    if (group) return [name, t(`enums:${group}.${text}`, { defaultValue: text })];
    if (worded.has(name)) return [name, t(`timeline.${name}.${text}`, { defaultValue: text })];
    return [name, text];
  };
  return Object.fromEntries(Object.entries(facts).map(word));
}

/** What happened, as one sentence. An event of a newer server is named as it is. */
export function sentenceOf(
  entry: Pick<TimelineEntry, 'type' | 'facts'>,
  currency: Currency,
  t: Words,
  locale: string,
): string {
  const words = wordsOf(entry.facts, currency, t, locale);
  return t(`timeline.event.${entry.type}`, { ...words, defaultValue: entry.type });
}

/** Where a package was seen, what its tracking number is: the facts that are too long for the sentence. */
export function detailOf({ type, facts }: Pick<TimelineEntry, 'type' | 'facts'>): string | undefined {
  const wanted: Readonly<Record<string, readonly string[]>> = {
    DeliveryStatusReported: ['place'],
    PackageLabelIssued: ['carrier', 'trackingNumber'],
    ReturnLabelIssued: ['carrier', 'trackingNumber'],
    PaymentCompleted: ['providerReference'],
  };
  const parts = (wanted[type] ?? []).flatMap((name) => facts[name] ?? []).map(String);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
