import { Inject, Injectable } from '@nestjs/common';
import type { ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';

/** What happened to one item: the log itself, never behind, nothing to rebuild. */
@Injectable()
export class ItemEvents {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async of(item: { readonly id: string; readonly accountId: string }) {
    const events = await this.log.readStream(streamName('item', item.id));
    // The log's own catalogue has parsed them; the stream holds nothing else.
    return events.filter(({ accountId }) => accountId === item.accountId) as RecordedEvent<ItemEvent>[];
  }
}
