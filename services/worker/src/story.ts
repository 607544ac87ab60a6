import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog } from '@reprise/kernel';
import { sentences } from './story-sentences';

/** Streams that share a buyback's uuid. */
const ofOneBuyback = ['buyback', 'item', 'payment', 'package'];

// The log parsed each event by the schema of its type, so its sentence may take it as it is.
const spoken = sentences as Readonly<Record<string, ((data: unknown) => string) | undefined>>;

/** One event as a sentence: when, what, and who did it. Events name no person, so neither does a story. */
export function sentence({ time, type, actor, data }: RecordedEvent): string {
  const by = actor.role === 'system' ? actor.userId.replace('system:', '') : `${actor.role} ${actor.userId}`;
  return `${time.replace('T', ' ').slice(0, 19)}  ${spoken[type]?.(data) ?? type}. (${by})`;
}

/** The sentences of one stream; of a bare uuid, of the buyback with its item, payment and package, in log order. */
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
