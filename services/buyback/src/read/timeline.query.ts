import { Inject, Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@reprise/contracts/buyback';
import { historyCatalogues, historyEntryOf, type NotedEntry } from '@reprise/contracts/events';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { streamName, type EventLog } from '@reprise/kernel';
import { DOCUMENTS, EVENT_LOG } from '@reprise/kernel/ports';
import { withNames } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { actorsOf, batchesOf, withoutTotals } from './timeline.rules';

type Told = { readonly subject: TimelineEntry['subject']; readonly event: RecordedEvent };
const subjects = historyCatalogues.map(({ category }) => category);

/** A buyback's history is the log itself: its own streams, read on request. Never behind, nothing to rebuild. */
@Injectable()
export class TimelineQuery {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** Oldest first. `packageId` is the grouped package that carried the item, if it was another. */
  async of(accountId: string, id: string, packageId?: string): Promise<NotedEntry[]> {
    const own = await Promise.all([
      ...subjects.map((subject) => this.told(accountId, subject, id)),
      ...(packageId && packageId !== id ? [this.told(accountId, 'package', packageId)] : []),
    ]);
    const batches = batchesOf(own.flat().map(({ event }) => event));
    const paid = await Promise.all(batches.map((batch) => this.told(accountId, 'payment_batch', batch)));
    const all = [...own, ...paid].flat();
    const actorOf = actorsOf(all.map(({ event }) => event));
    return all
      .sort((a, b) => this.log.compare(a.event.position, b.event.position))
      .map(({ subject, event }) => withoutTotals(historyEntryOf(subject, event, actorOf(event))));
  }

  /** The same for staff, who know each other by name. */
  async named(reader: string, entries: readonly NotedEntry[]): Promise<NotedEntry[]> {
    return withNames(this.documents, reader, entries);
  }

  private async told(accountId: string, subject: Told['subject'], id: string): Promise<Told[]> {
    const events = await this.log.readStream(streamName(subject, id));
    return events.filter((event) => event.accountId === accountId).map((event) => ({ subject, event }));
  }
}
