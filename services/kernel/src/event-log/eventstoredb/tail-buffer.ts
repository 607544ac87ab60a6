import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log.port';
import { bytesBefore, comparePositions } from './position';

const keptEvents = 4096;
const keptBytes = 32n * 1024n * 1024n;

/** The newest events without a gap: all events after `start`. Bounded in number and in bytes of log. */
export class TailBuffer {
  private events: RecordedEvent[] = [];
  private start: Position | undefined;

  /** Starts over just after a position. */
  reset(start: Position): void {
    this.events = [];
    this.start = start;
  }

  push(event: RecordedEvent): void {
    this.events.push(event);
    if (this.events.length >= 2 * keptEvents) this.dropUntil(this.events.length - keptEvents);
    else if (this.events.length % 64 === 0) this.dropHeavy();
  }

  /** Position of the newest event, or the start of the buffer; `undefined` before that. */
  end(): Position | undefined {
    return this.events.at(-1)?.position ?? this.start;
  }

  /** Position just before the oldest event in the buffer. */
  startsAt(): Position | undefined {
    return this.start;
  }

  /** Whether the buffer holds all events after the position. */
  covers(position: Position): boolean {
    return this.start !== undefined && comparePositions(position, this.start) >= 0;
  }

  after(position: Position, limit: number): readonly RecordedEvent[] {
    const from = this.indexAfter(position);
    return this.events.slice(from, from + limit);
  }

  countAfter(position: Position): number {
    return this.events.length - this.indexAfter(position);
  }

  private dropHeavy(): void {
    const newest = bytesBefore(this.end() ?? '');
    if (newest - bytesBefore(this.start ?? '') <= keptBytes) return;
    const light = this.events.findIndex(({ position }) => newest - bytesBefore(position) <= keptBytes / 2n);
    this.dropUntil(light);
  }

  private dropUntil(index: number): void {
    const dropped = this.events.splice(0, index);
    this.start = dropped.at(-1)?.position ?? this.start;
  }

  private indexAfter(position: Position): number {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const event = this.events[middle];
      if (event && comparePositions(event.position, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
