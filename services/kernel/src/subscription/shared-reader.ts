import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position } from '../event-log';

const remembered = 4000;
/** Dropped together: moving the others costs as much as many are kept. */
const dropped = 1000;
const pageSize = 500;
/** So many times a page is looked through for wanted events by a reader that is behind. */
const stretch = 10;

/** From `from` on the first `limit` of those wanted, and the last of all if there are fewer: it says how far was read. */
function pageOf(
  events: readonly RecordedEvent[],
  from: number,
  limit: number,
  wanted?: readonly string[],
): readonly RecordedEvent[] {
  if (!wanted) return events.slice(from, from + limit);
  const found: RecordedEvent[] = [];
  for (let at = from; at < events.length && found.length < limit; at += 1) {
    const event = events[at];
    if (event && (wanted.includes(event.type) || at === events.length - 1)) found.push(event);
  }
  return found;
}

/**
 * One reader of a log for all consumers of a process: the newest events are read and parsed once and shared. A
 * consumer that is far behind reads separately.
 */
export class SharedReader {
  private recent: RecordedEvent[] = [];
  /** Position just before `recent[0]`; `undefined` until the first read. */
  private start: Position | undefined;
  private reading: { readonly from: Position; readonly done: Promise<void> } | undefined;
  /** How often something was appended, as far as we were told. */
  private appends = 0;
  /** Nothing was appended since the log was read to its end. */
  private isComplete = false;

  constructor(private readonly log: EventLog) {}

  /**
   * Up to `limit` events after `after`, in log order. Of types that are not wanted all but the last may be left out; an
   * effect that is behind then has many at once, though few of the log are its own.
   */
  async read(
    after: Position,
    limit = pageSize,
    wanted?: readonly string[],
  ): Promise<readonly RecordedEvent[]> {
    if (this.start === undefined || this.log.compare(after, this.end()) > 0) this.jumpTo(after);
    if (this.isBefore(after)) return this.apart(after, limit, wanted);
    if (this.log.compare(after, this.end()) === 0) await this.readOn(limit);
    if (this.isBefore(after)) return this.apart(after, limit, wanted);
    return pageOf(this.recent, this.indexAfter(after), limit, wanted);
  }

  /** Something was appended: a read in progress may have missed it. */
  appended(): void {
    this.appends += 1;
    this.isComplete = false;
    this.reading = undefined;
  }

  /** Whether reading on would find nothing, as far as we were told. */
  isAtEnd(position: Position): boolean {
    return this.isComplete && this.log.compare(position, this.end()) === 0;
  }

  private async apart(after: Position, limit: number, wanted?: readonly string[]) {
    if (!wanted) return this.log.readAll(after, limit);
    return pageOf(await this.log.readAll(after, limit * stretch, { types: wanted }), 0, limit, wanted);
  }

  private jumpTo(position: Position): void {
    this.recent = [];
    this.start = position;
    this.isComplete = false;
  }

  private isBefore(position: Position): boolean {
    return this.log.compare(position, this.start ?? '') < 0;
  }

  private end(): Position {
    return this.recent.at(-1)?.position ?? this.start ?? '';
  }

  private async readOn(limit: number): Promise<void> {
    const from = this.end();
    const size = Math.max(limit, pageSize);
    if (this.reading?.from !== from) this.reading = { from, done: this.nextPage(from, size) };
    await this.reading.done;
  }

  private async nextPage(from: Position, size: number): Promise<void> {
    const { appends } = this;
    try {
      const page = await this.log.readAll(from, size);
      if (from === this.end()) {
        this.recent.push(...page);
        this.isComplete = page.length < size && appends === this.appends;
      }
    } finally {
      if (this.reading?.from === from) this.reading = undefined;
    }
    // Never less than the page: its requester has not received it yet.
    const kept = Math.max(remembered, size);
    if (this.recent.length <= kept + dropped) return;
    const gone = this.recent.splice(0, this.recent.length - kept);
    this.start = gone.at(-1)?.position ?? this.start;
  }

  /** Index of the first remembered event after the position (binary search). */
  private indexAfter(position: Position): number {
    let low = 0;
    let high = this.recent.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const event = this.recent[middle];
      if (event && this.log.compare(event.position, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
