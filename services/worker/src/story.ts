import { historyCatalogues, tell } from '@reprise/contracts/events';
import english from '@reprise/contracts/events/en-GB.json';
import { currencySchema, formatMoney, type RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog } from '@reprise/kernel';

type Facts = Readonly<Record<string, unknown>>;
const sentences: Readonly<Record<string, string>> = english.sentence;
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = english.word;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An amount in the currency that the event names, a code by its word if it has one. */
const wordOf =
  ({ currency }: Facts) =>
  (name: string, value: unknown, how: string): string => {
    if (how !== 'money') return words[name]?.[String(value)] ?? String(value);
    const known = currencySchema.safeParse(currency).data;
    return known
      ? formatMoney({ amount: Number(value), currency: known }, 'en-GB')
      : String(Number(value) / 100);
  };

/** All that an event holds, for who looks into one; of a list only how long it is. */
function details(facts: Facts, before = ''): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (isFacts(value)) return details(value, `${before}${name}.`);
    return [`${before}${name} ${Array.isArray(value) ? `(${value.length})` : String(value)}`];
  });
}

/** One event as a sentence: when, what, and who did it; below, its data. Events name no person, so neither does a story. */
export function sentence({ time, type, actor, data }: RecordedEvent): string {
  const by = actor.role === 'system' ? actor.userId.replace('system:', '') : `${actor.role} ${actor.userId}`;
  const facts = isFacts(data) ? data : {};
  const what = tell(sentences[type] ?? type, facts, wordOf(facts));
  const held = details(facts).join(' · ');
  return `${time.replace('T', ' ').slice(0, 19)}  ${what}. (${by})${held && `\n  ${held}`}`;
}

/** The sentences of one stream; for a bare UUID, of the buyback with its item, payment and package, in log order. */
export async function storyOf(
  log: Pick<EventLog, 'readStream' | 'compare'>,
  name: string,
): Promise<readonly string[]> {
  const streams = /^[0-9a-f-]{36}$/.test(name)
    ? historyCatalogues.map(({ category }) => `${category}-${name}`)
    : [name];
  const events = (await Promise.all(streams.map((stream) => log.readStream(stream)))).flat();
  return events.sort((a, b) => log.compare(a.position, b.position)).map(sentence);
}
