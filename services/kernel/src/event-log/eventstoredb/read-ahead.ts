import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log.port';

/** Number of events fetched at once for a sequential reader. */
export const aheadEvents = 2500;
const readers = 4;

/** Events read beyond the requested page, for a few sequential readers of the log. */
export class ReadAhead {
  /** By the position that they follow, latest last. */
  private readonly beyond = new Map<Position, readonly RecordedEvent[]>();

  /** Whether a reader's last page ended at this position. */
  expects(after: Position): boolean {
    return this.beyond.has(after);
  }

  /** A whole page, if available: the past does not change. */
  take(after: Position, limit: number): readonly RecordedEvent[] | undefined {
    const events = this.beyond.get(after);
    if (!events || events.length < limit) return undefined;
    this.beyond.delete(after);
    return this.split(events, limit);
  }

  /** Returns the first `limit` events and keeps the others for the next page. */
  split(events: readonly RecordedEvent[], limit: number): readonly RecordedEvent[] {
    const page = events.slice(0, limit);
    const last = page.at(-1);
    // A short page means the end of the log: later events are not available here.
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
