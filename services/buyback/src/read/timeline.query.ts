import { Inject, Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@reprise/contracts/buyback';
import { historyCatalogues } from '@reprise/contracts/events';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';

type Fact = string | number | boolean;
const isFact = (value: unknown): value is Fact => ['string', 'number', 'boolean'].includes(typeof value);

/** The scalar values of an event; nested ones (answers, price lines) have their own tab. */
const factsOf = (data: unknown): Record<string, Fact> =>
  Object.fromEntries(Object.entries(data ?? {}).filter((entry): entry is [string, Fact] => isFact(entry[1])));

const subjects = historyCatalogues.map(({ category }) => category);

/** An entry and the id of the comment that was written with it; the text lies elsewhere, erasable. */
export type NotedEntry = Omit<TimelineEntry, 'comment'> & { readonly noteId?: string };

const entryOf =
  (subject: TimelineEntry['subject']) =>
  (event: RecordedEvent): NotedEntry => {
    const { noteId, ...facts } = factsOf(event.data);
    return {
      id: event.id,
      at: event.time,
      type: event.type,
      subject,
      actorRole: event.actor.role,
      actorId: event.actor.userId,
      facts,
      ...(noteId ? { noteId: String(noteId) } : {}),
    };
  };

/** A buyback's history is the log itself: its own streams, read on request. Never behind, nothing to rebuild. */
@Injectable()
export class TimelineQuery {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  /** Oldest first. `packageId` is the grouped package that carried the item, if it was another. */
  async of(accountId: string, id: string, packageId?: string): Promise<NotedEntry[]> {
    const streams = await Promise.all([
      ...subjects.map((subject) => this.entries(accountId, subject, id)),
      ...(packageId && packageId !== id ? [this.entries(accountId, 'package', packageId)] : []),
    ]);
    return streams
      .flat()
      .sort((a, b) => this.log.compare(a.position, b.position))
      .map(({ entry }) => entry);
  }

  private async entries(accountId: string, subject: TimelineEntry['subject'], id: string) {
    const events = await this.log.readStream(streamName(subject, id));
    return events
      .filter((event) => event.accountId === accountId)
      .map((event) => ({ position: event.position, entry: entryOf(subject)(event) }));
  }
}
