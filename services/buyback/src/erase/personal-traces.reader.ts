import { Inject, Injectable } from '@nestjs/common';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';

export type BuybackTraces = {
  /** A hand-over may have named another customer than the declaration did; the log remembers both. */
  readonly customerIds: readonly string[];
  readonly noteIds: readonly string[];
  /** Labels of his own package, there and back: they bear his name and address. */
  readonly labelKeys: readonly string[];
  /** Photos that a compliance test or the opening shows: of the product, not of him. */
  readonly shownPhotos: readonly string[];
};

/** What the log names of a person: ids and keys, of everything that shares the uuid of his buyback. */
@Injectable()
export class PersonalTracesReader {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async read(accountId: string, buybackId: string): Promise<BuybackTraces> {
    const streams = ['buyback', 'item', 'payment', 'package'].map((kind) => streamName(kind, buybackId));
    const events = (await Promise.all(streams.map((stream) => this.log.readStream(stream)))).flat();
    const own = events.filter((event) => event.accountId === accountId);
    const all = (field: string): string[] => [...new Set(own.flatMap(({ data }) => textsIn(data, field)))];
    return {
      customerIds: all('customerId'),
      noteIds: all('noteId'),
      labelKeys: all('labelKey'),
      shownPhotos: [...all('photoKeys'), ...own.flatMap(({ data }) => textsIn(photoIn(data), 'key'))],
    };
  }
}

const photoIn = (data: unknown): unknown => Reflect.get(Object(data), 'photo');

function textsIn(data: unknown, field: string): string[] {
  const value: unknown = Reflect.get(Object(data), field);
  return [value].flat().filter((each) => typeof each === 'string');
}
