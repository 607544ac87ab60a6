import type { RecordedEvent } from '@reprise/contracts/kernel';
import { TestClock } from '../base';
import type { Position } from './event-log.port';
import { LogTail } from './log-tail';

/** A log of events that are only their positions. */
class Log {
  readonly positions: string[] = [];
  away = false;
  private wake = (): void => undefined;
  readonly head = async (): Promise<Position> => this.positions.at(-1) ?? '';
  readonly onAppend = (wake: () => void) => {
    this.wake = wake;
    return () => (this.wake = () => undefined);
  };
  readonly readAll = async (after: Position, limit: number) => {
    if (this.away) throw new Error('the log is away');
    const later = this.positions.slice(this.positions.indexOf(after) + 1);
    return later.slice(0, limit).map((position) => ({ position }) as RecordedEvent);
  };
  append(...positions: string[]): void {
    this.positions.push(...positions);
    this.wake();
  }
}

describe('the tail of a log', () => {
  let log: Log;
  let clock: TestClock;
  let told: string[][];
  let idle: boolean;
  let tail: LogTail;
  beforeEach(async () => {
    [log, clock, told, idle] = [new Log(), new TestClock(), [], false];
    const tell = async (events: readonly RecordedEvent[]) =>
      void told.push(events.map(({ position }) => position));
    tail = new LogTail(log, clock, { batch: 2, gatherMs: 20, tell, isIdle: () => idle });
    log.append('before');
    await Promise.all([tail.start(), tail.start()]);
  });

  it('tells what comes after its start, burst by burst, in batches', async () => {
    log.append('a');
    log.append('b', 'c');
    await clock.advance(20);
    expect(told).toEqual([['a', 'b'], ['c']]);
  });

  it('tells everything once, after an outage of the log', async () => {
    log.away = true;
    log.append('a');
    await clock.advance(1_000);
    expect(told).toEqual([]);
    log.away = false;
    await clock.advance(10_000);
    expect(told).toEqual([['a']]);
  });

  it('passes over what happens while nobody listens', async () => {
    idle = true;
    log.append('a');
    await clock.advance(20);
    idle = false;
    log.append('b');
    await clock.advance(20);
    expect(told).toEqual([['b']]);
  });

  it('reads nothing more once it is stopped', async () => {
    log.append('a');
    await tail.stop();
    log.append('b');
    await clock.advance(1_000);
    expect(told).toEqual([]);
  });
});
