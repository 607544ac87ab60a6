import { Inject, Injectable } from '@nestjs/common';
import { historyEntryOf } from '@reprise/contracts/events';
import { itemStatusAfter, stockAfter, type ItemEvent, type ItemHistoryEntry } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { withNames } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
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
  constructor(
    private readonly events: ItemEvents,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** @param reader the account whose people are named */
  async of(reader: string, item: { readonly id: string; readonly accountId: string }) {
    return { entries: await withNames(this.documents, reader, withChanges(await this.events.of(item))) };
  }
}
