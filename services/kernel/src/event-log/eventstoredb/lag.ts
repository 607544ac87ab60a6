import type { Position } from '../event-log.port';
import type { AllReader } from './all-reader';
import { bytesBefore, comparePositions } from './position';
import type { Tail } from './tail';

/** Lags up to here are counted. */
export const countedLag = 1000;

/** How many of our events follow a position: counted if few, estimated from bytes if many. */
export class LagGauge {
  private first: Position | undefined;

  constructor(
    private readonly all: AllReader,
    private readonly tail: Tail,
  ) {}

  /**
   * Exact up to `countedLag`, and within the buffer of newest events. The server could determine a larger one only
   * by sending all of it, so it is estimated: its bytes divided by the recent size of events, because positions are
   * byte offsets.
   */
  async distance(position: Position): Promise<number> {
    const { live, buffer } = this.tail;
    const start = live ? buffer.startsAt() : undefined;
    const newest = start === undefined ? 0 : buffer.countAfter(start);
    const end = start ?? (await this.all.head());
    if (comparePositions(position, end) >= 0) return newest;
    const obviously = this.judged(position === '' ? await this.beginning() : position, end);
    if (obviously !== undefined && obviously > 2 * countedLag) return newest + obviously;
    const counted = (await this.all.after(position, countedLag)).filter(
      (event) => comparePositions(event.position, end) <= 0,
    );
    const last = counted.at(-1)?.position ?? end;
    const all = counted.length < countedLag || last === end;
    return newest + counted.length + (all ? 0 : (this.judged(last, end) ?? 0));
  }

  /** Position of our first event: anything before it is not ours. */
  private async beginning(): Promise<Position> {
    this.first ??= (await this.all.after('', 1))[0]?.position;
    return this.first ?? '';
  }

  private judged(from: Position, to: Position): number | undefined {
    const size = this.all.bytesPerEvent;
    if (size === undefined || from === '') return undefined;
    return Math.max(1, Math.round(Number(bytesBefore(to) - bytesBefore(from)) / size));
  }
}
