import { Inject, Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@reprise/contracts/buyback';
import { historyCatalogues, historyEntryOf, type NotedEntry } from '@reprise/contracts/events';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';

const subjects = historyCatalogues.map(({ category }) => category);

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
      .map((event) => ({ position: event.position, entry: historyEntryOf(subject, event) }));
  }
}
