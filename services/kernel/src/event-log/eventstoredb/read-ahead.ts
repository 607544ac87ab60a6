import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log.port';

/** Who reads page after page gets so many events from the server at once. */
export const aheadEvents = 2500;
const readers = 4;

/** Events read beyond what was asked for, for a few readers who go through the log from one position to the next. */
export class ReadAhead {
  /** By the position that they follow, the latest last. */
  private readonly beyond = new Map<Position, readonly RecordedEvent[]>();

  /** Whether a reader came to this position with his last page. */
  expects(after: Position): boolean {
    return this.beyond.has(after);
  }

  /** A whole page, if it is here: the past does not change. */
  take(after: Position, limit: number): readonly RecordedEvent[] | undefined {
    const events = this.beyond.get(after);
    if (!events || events.length < limit) return undefined;
    this.beyond.delete(after);
    return this.split(events, limit);
  }

  /** Gives the first `limit` events and keeps the others for the next page. */
  split(events: readonly RecordedEvent[], limit: number): readonly RecordedEvent[] {
    const page = events.slice(0, limit);
    const last = page.at(-1);
    // A short page is the end of the log: what comes next is not here.
    if (last && page.length === limit) this.keep(last.position, events.slice(limit));
    return page;
  }

  private keep(after: Position, events: readonly RecordedEvent[]): void {
    this.beyond.delete(after);
    this.beyond.set(after, events);
    const oldest = this.beyond.keys().next();
    if (this.beyond.size > readers && !oldest.done) this.beyond.delete(oldest.value);
  }
}
