import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '@reprise/kernel';

type Compare = (a: Position, b: Position) => number;

/** Positions of one log as positions of the other. */
export interface PositionMap {
  /** @throws RangeError for one that was not requested beforehand. */
  of(position: Position): Position;
}

/** For a log that stays where it is. */
export const samePositions: PositionMap = { of: (position) => position };

/**
 * Maps a few positions from one log to the other: both logs are read once, and only the ids of the events at these
 * positions are remembered.
 */
export class FollowedPositions implements PositionMap {
  private readonly wanted: readonly Position[];
  /** The newest event at or before each requested position; `undefined` before the first event. */
  private readonly ids = new Map<Position, string | undefined>();
  private readonly found = new Map<string, Position>();
  private settled = 0;
  private newest: string | undefined;

  constructor(
    wanted: Iterable<Position>,
    private readonly compare: Compare,
  ) {
    this.wanted = [...new Set(wanted)].filter((position) => position !== '').sort(compare);
  }

  /** Every event of the source, in order. */
  readonly sawSource = (event: RecordedEvent): void => {
    for (let next = this.wanted[this.settled]; next !== undefined; next = this.wanted[this.settled]) {
      if (this.compare(event.position, next) <= 0) break;
      this.settle(next);
    }
    this.newest = event.id;
  };

  /** After the last event of the source. */
  sourceEnded(): void {
    for (const position of this.wanted.slice(this.settled)) this.settle(position);
    for (const id of this.ids.values()) if (id !== undefined) this.found.set(id, '');
  }

  /** Every event of the target. */
  readonly sawTarget = (event: RecordedEvent): void => {
    if (this.found.has(event.id)) this.found.set(event.id, event.position);
  };

  of(position: Position): Position {
    if (position === '') return '';
    if (!this.ids.has(position))
      throw new RangeError(`${position} was not requested before the logs were read`);
    const id = this.ids.get(position);
    if (id === undefined) return '';
    const there = this.found.get(id);
    if (!there) throw new RangeError(`event ${id} is not in the other log`);
    return there;
  }

  private settle(position: Position): void {
    this.ids.set(position, this.newest);
    this.settled += 1;
  }
}
