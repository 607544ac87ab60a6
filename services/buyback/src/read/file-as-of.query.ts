import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import { streamName, type EventLog } from '@reprise/kernel';
import { EVENT_LOG } from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { foldEvents, touches } from '@reprise/read-kernel';

/** The streams of a file; the last is that of a package of several. */
const streamsOf = ({ id, transport: { packageId } }: BuybackListRow): readonly string[] => [
  ...(['buyback', 'item', 'payment', 'package'] as const).map((category) => streamName(category, id)),
  ...(packageId && packageId !== id ? [streamName('package', packageId)] : []),
];

/** "How was this file then?": the list's own projection over the events up to a time. Nothing is stored. */
@Injectable()
export class FileAsOfQuery {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  /** @throws Refusal `not-found` before the declaration. */
  async of(row: BuybackListRow, at: string | undefined): Promise<BuybackListRow> {
    const streams = await Promise.all(streamsOf(row).map((stream) => this.log.readStream(stream)));
    const compare = (a: string, b: string) => this.log.compare(a, b);
    const until = at === undefined ? Infinity : Date.parse(at);
    const events = streams
      .flat()
      .filter((event) => event.accountId === row.accountId && Date.parse(event.time) <= until)
      .sort((a, b) => compare(a.position, b.position));
    const then = foldEvents(buybackList, touches(buybackList, events), new Map(), compare).get(row.id);
    if (!then) throw new Refusal('not-found');
    return then;
  }
}
