import { Injectable } from '@nestjs/common';
import { historyEntryOf } from '@reprise/contracts/events';
import { itemStatusAfter, stockAfter, type ItemEvent, type ItemHistoryEntry } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { ItemEvents } from './item-events.reader';

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

@Injectable()
export class ItemHistoryQuery {
  constructor(private readonly events: ItemEvents) {}

  async of(item: { readonly id: string; readonly accountId: string }) {
    return { entries: withChanges(await this.events.of(item)) };
  }
}
