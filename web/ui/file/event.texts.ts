import type { TimelineEntry } from '@reprise/contracts/buyback';
import { tell, toldOf } from '@reprise/contracts/events';
import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import { carrierName } from '@reprise/contracts/rules';
import type { TFunction } from 'i18next';

/** The sentences of events, and the shared captions. */
type Words = TFunction<readonly ['events', 'enums']>;
type Entry = Pick<TimelineEntry, 'type' | 'facts'>;

/**
 * What happened, as one sentence: money in the buyback's currency, codes by their words. An event of a newer server is
 * named as it is.
 */
export function sentenceOf({ type, facts }: Entry, currency: Currency, t: Words, locale: string): string {
  const sentence = t(`sentence.${type}`, { defaultValue: type, skipInterpolation: true });
  return tell(sentence, facts, (name, value, how) => {
    if (how === 'money') return formatMoney({ amount: Number(value), currency }, locale);
    const code = String(value);
    if (how === 'word') return t(`word.${name}.${code}`, { defaultValue: code });
    return t(`enums:${how}.${code}`, { defaultValue: code });
  });
}

/** Of our own making: it tells nobody anything. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;

/** A carrier is kept for programs. */
const shownFact = (name: string, fact: string): string => (name === 'carrier' ? carrierName(fact) : fact);

/** Where a package was seen, its tracking number: facts too long for the sentence. */
export function detailOf({ type, facts }: Entry): string | undefined {
  const details = toldOf(type)?.details ?? [];
  return (
    details
      .flatMap((name) => {
        const fact = facts[name];
        return fact === undefined ? [] : shownFact(name, String(fact));
      })
      .filter((fact) => !uuid.test(fact))
      .join(' · ') || undefined
  );
}
