import type { NotedEntry } from '@reprise/contracts/events';
import type { Actor, RecordedEvent } from '@reprise/contracts/kernel';

const automatic = ({ actor }: RecordedEvent): boolean => actor.role === 'system';

/**
 * Whose act each event was. What a policy only passes on, such as the outcome of a test, is the act of whoever tested;
 * what follows from that by itself is nobody's.
 */
export function actorsOf(events: readonly RecordedEvent[]): (event: RecordedEvent) => Actor {
  const known = new Map(events.map((event) => [event.id, event]));
  return (event) => {
    const cause = automatic(event) ? known.get(event.causationId) : undefined;
    return cause && !automatic(cause) ? cause.actor : event.actor;
  };
}

/** The batches in which its payment left. */
export function batchesOf(events: readonly RecordedEvent[]): string[] {
  const batches = events.flatMap(({ data }) => {
    const batchId = typeof data === 'object' && data !== null ? Reflect.get(data, 'batchId') : undefined;
    return typeof batchId === 'string' ? [batchId] : [];
  });
  return [...new Set(batches)];
}

/** What the others in its batch got is not told with a buyback. */
export function withoutTotals(entry: NotedEntry): NotedEntry {
  if (entry.subject !== 'payment_batch') return entry;
  const { number, executionDate } = entry.facts;
  return {
    ...entry,
    facts: { ...(number ? { number } : {}), ...(executionDate ? { executionDate } : {}) },
  };
}
