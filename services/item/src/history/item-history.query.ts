import { Inject, Injectable } from '@nestjs/common';
import { historyEntryOf } from '@reprise/contracts/events';
import { itemStatusAfter, stockAfter, type ItemEvent, type ItemHistoryEntry } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';

type Place = { readonly status?: ItemHistoryEntry['status']; readonly stockId?: ItemHistoryEntry['stockId'] };
type Value<T> = T | undefined;

const changed = <T>(before: Value<T>, after: Value<T>) =>
  before === after
    ? undefined
    : { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };

/** What each event changed, oldest first. */
export function withChanges(events: readonly RecordedEvent<ItemEvent>[]): ItemHistoryEntry[] {
  let status: Value<ReturnType<typeof itemStatusAfter>>;
  let stockId: Value<string>;
  return events.map((event) => {
    const became = itemStatusAfter(event) ?? status;
    const lies = stockAfter(event);
    const place = lies === undefined ? stockId : (lies ?? undefined);
    const changes: Place = { status: changed(status, became), stockId: changed(stockId, place) };
    [status, stockId] = [became, place];
    const { subject: _item, noteId: _note, ...entry } = historyEntryOf('item', event);
    return { ...entry, ...changes };
  });
}

/** An item's history is the log itself: never behind, nothing to rebuild. */
@Injectable()
export class ItemHistoryQuery {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async of({ id, accountId }: { readonly id: string; readonly accountId: string }) {
    const events = await this.log.readStream(streamName('item', id));
    // The log's own catalogue has parsed them; the stream holds nothing else.
    const own = events.filter((event) => event.accountId === accountId) as RecordedEvent<ItemEvent>[];
    return { entries: withChanges(own) };
  }
}
