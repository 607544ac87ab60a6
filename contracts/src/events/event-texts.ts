import type { EventType } from './every-event';
import type english from './locales/en-GB.json';
import type french from './locales/fr-FR.json';

type Texts = {
  readonly sentence: Readonly<Record<EventType, string>>;
  readonly word: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
type Complete<T extends Texts> = T;
/** The sentences of all events in one language. A language that lacks an event's sentence does not compile. */
export type EventTexts = Complete<typeof english> & Complete<typeof french>;

/** How a sentence shows a fact: unchanged, as an amount, by a word next to the sentences, or by a shared caption. */
const fact = /{{(\w+)(?:, ([\w-]+))?}}/g;
type Words = (name: string, value: unknown, how: string) => string;

/** What happened, without the facts: a sentence has them after a colon. */
export const nameOf = (sentence: string): string => sentence.replace(/\s?:.*$/, '');

/**
 * A sentence with its facts, or without any where an event does not have them all.
 * @param words formats a fact that names a format: `{{amount, money}}`
 */
export function tell(sentence: string, facts: Readonly<Record<string, unknown>>, words: Words): string {
  const isWhole = [...sentence.matchAll(fact)].every(([, name = '']) => facts[name] !== undefined);
  if (!isWhole) return nameOf(sentence);
  return sentence.replace(fact, (_, name: string, how?: string) =>
    how ? words(name, facts[name], how) : String(facts[name]),
  );
}
