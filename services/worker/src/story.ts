import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog } from '@reprise/kernel';

/** Streams that share a buyback's uuid. */
const ofOneBuyback = ['buyback', 'item', 'payment', 'package'];
const longestFact = 60;

/** `BuybackDeclared` → `Buyback declared`. */
function words(type: string): string {
  const lower = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Plain values of the event, and those one level below: enough to follow, short enough to read. */
function facts(data: unknown, prefix = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0 ? [`${prefix}${name} ×${value.length}`] : [];
    if (typeof value === 'object' && value !== null) return prefix ? [] : facts(value, `${name}.`);
    return [`${prefix}${name} ${String(value).slice(0, longestFact)}`];
  });
}

/** One event as a sentence: when, what, by whom, with what. Events name no person, so neither does a story. */
export function sentence({ time, type, actor, data }: RecordedEvent): string {
  const by = actor.role === 'system' ? actor.userId.replace('system:', '') : `${actor.role} ${actor.userId}`;
  const told = facts(data).join(', ');
  return `${time.replace('T', ' ').slice(0, 19)}  ${words(type)} by ${by}${told ? `: ${told}` : ''}.`;
}

/** The sentences of one stream; of a bare uuid, of the buyback with its item, payment and parcel, in log order. */
export async function storyOf(
  log: Pick<EventLog, 'readStream' | 'compare'>,
  name: string,
): Promise<readonly string[]> {
  const streams = /^[0-9a-f-]{36}$/.test(name)
    ? ofOneBuyback.map((category) => `${category}-${name}`)
    : [name];
  const events = (await Promise.all(streams.map((stream) => log.readStream(stream)))).flat();
  return events.sort((a, b) => log.compare(a.position, b.position)).map(sentence);
}
