import type { AllStreamResolvedEvent, EventStoreDBClient, ReadAllOptions } from '@eventstore/db-client';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { awaySignOf } from '../../base';
import type { EventCatalogues } from '../event-catalogues';
import type { Position } from '../event-log.port';
import { errorType, readThrough, type OnceMore } from './once-more';
import { recordedOf } from './recorded-event';
import { aheadEvents, ReadAhead } from './read-ahead';
import { bytesBefore, positionOf, serverPosition } from './position';

/** Minimum page size: most of a page may be system events, and small pages would mean many calls. */
const smallestPage = 64;
const recently = 0.2;
const lookBack = [1, 64, 1024, 8192];

type Page = {
  readonly events: readonly RecordedEvent[];
  /** Position of the last event seen, including system and foreign events. */
  readonly last: Position;
  readonly ended: boolean;
};

/** Reads `$all` and leaves out foreign events. */
export class AllReader {
  /** Recent number of log bytes per event of ours; `undefined` until enough were read. */
  bytesPerEvent: number | undefined;

  private readonly ahead = new ReadAhead();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly catalogues: EventCatalogues,
    private readonly silenceMs: number,
    private readonly onceMore: OnceMore,
  ) {}

  /** Up to `limit` events of ours strictly after `after`; fewer only at the end of the log. */
  async after(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const here = this.ahead.take(after, limit);
    if (here) return here;
    const wanted = this.ahead.expects(after) ? Math.max(limit, aheadEvents) : limit;
    const found: RecordedEvent[] = [];
    let from = after;
    while (found.length < limit) {
      const page = await this.onceMore(() => this.page(from, wanted - found.length));
      found.push(...page.events);
      if (page.ended) break;
      from = page.last;
    }
    return this.ahead.split(found, limit);
  }

  /** Position of our newest event; `''` if there is none. */
  async head(): Promise<Position> {
    let from: Position | undefined;
    for (let step = 0; ; step += 1) {
      const count = lookBack[Math.min(step, lookBack.length - 1)] ?? 1;
      const page = await this.onceMore(() => this.pageBefore(from, count));
      const newest = page.events[0];
      if (newest) return newest.position;
      if (page.ended) return '';
      from = page.last;
    }
  }

  private async page(after: Position, wanted: number): Promise<Page> {
    // A forward read starts with the event at the position, which was already read.
    const maxCount = Math.max(wanted, smallestPage) + 1;
    const fromPosition = serverPosition(after);
    const page = await this.read({ fromPosition, maxCount }, () => true).catch((error: unknown) => {
      // For a position that no event has, the server only reports an unknown error.
      const foreign = after !== '' && errorType(error) === 'unknown' && !awaySignOf(error);
      throw foreign ? new RangeError(`the log cannot be read after ${after}`, { cause: error }) : error;
    });
    const events = page.events[0]?.position === after ? page.events.slice(1) : page.events;
    this.weigh(events);
    return { ...page, events };
  }

  private pageBefore(before: Position | undefined, maxCount: number): Promise<Page> {
    const fromPosition = before === undefined ? 'end' : serverPosition(before);
    return this.read({ direction: 'backwards', fromPosition, maxCount }, (found) => found === 0);
  }

  /** @param goOn called after each event with the number of our events so far. */
  private async read(
    options: ReadAllOptions & { readonly maxCount: number },
    goOn: (found: number) => boolean,
  ): Promise<Page> {
    const events: RecordedEvent[] = [];
    let count = 0;
    let last: AllStreamResolvedEvent['event'];
    await readThrough(
      this.client.readAll({ ...options, requiresLeader: true }),
      this.silenceMs,
      ({ event }) => {
        count += 1;
        last = event;
        const recorded = event && recordedOf(event, this.catalogues);
        if (recorded) events.push(recorded);
        return goOn(events.length);
      },
    );
    return { events, last: last ? positionOf(last.position) : '', ended: count < options.maxCount };
  }

  private weigh(events: readonly RecordedEvent[]): void {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last || events.length < smallestPage) return;
    const bytes = Number(bytesBefore(last.position) - bytesBefore(first.position)) / (events.length - 1);
    this.bytesPerEvent = bytes * recently + (this.bytesPerEvent ?? bytes) * (1 - recently);
  }
}
