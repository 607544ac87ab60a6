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

/** A sentence with its facts. @param words formats a fact that names a format: `{{amount, money}}`. */
export const tell = (sentence: string, facts: Readonly<Record<string, unknown>>, words: Words): string =>
  sentence.replace(fact, (_, name: string, how?: string) => {
    const value = facts[name];
    return how && value !== undefined ? words(name, value, how) : String(value ?? '…');
  });

/** What happened, without the facts: a sentence has them after a colon. */
export const nameOf = (sentence: string): string => sentence.replace(/\s?:.*$/, '');
