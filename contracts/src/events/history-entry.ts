import type { TimelineEntry } from '../buyback/timeline.rows';
import type { Actor, RecordedEvent } from '../kernel';

type Fact = string | number | boolean;
const isFact = (value: unknown): value is Fact => ['string', 'number', 'boolean'].includes(typeof value);

/** The scalar values of an event; nested ones (answers, price lines) have their own tab. */
const factsOf = (data: unknown): Record<string, Fact> =>
  Object.fromEntries(Object.entries(data ?? {}).filter((entry): entry is [string, Fact] => isFact(entry[1])));

/** An entry and the id of the comment that was written with it; the text lies elsewhere, erasable. */
export type NotedEntry = Omit<TimelineEntry, 'comment'> & { readonly noteId?: string };

/**
 * An event as a line of a history.
 * @param actor whose act it was: a policy that records what a person did is not the one who did it
 */
export function historyEntryOf(
  subject: TimelineEntry['subject'],
  event: RecordedEvent,
  actor: Actor = event.actor,
): NotedEntry {
  const { noteId, ...facts } = factsOf(event.data);
  return {
    id: event.id,
    at: event.time,
    type: event.type,
    subject,
    actorRole: actor.role,
    actorId: actor.userId,
    facts,
    ...(noteId ? { noteId: String(noteId) } : {}),
  };
}
