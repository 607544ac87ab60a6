import type { RecordedEvent } from '@reprise/contracts/kernel';
import { backOffMs, defaultBackOff, type BackOff, type Timing } from '../base';
import type { EventLog, Position } from './event-log.port';

type Tail = {
  /** Events that are read at once. */
  readonly batch: number;
  /** Appends come in bursts; they are read together after so many milliseconds. */
  readonly gatherMs: number;
  /** Told in the log's order. What is thrown brings the same events again, later and later. */
  readonly tell: (events: readonly RecordedEvent[]) => Promise<void>;
  /** Whether nobody listens just now: what happens meanwhile is not read. */
  readonly isIdle?: () => boolean;
};

const outage: BackOff = { ...defaultBackOff, firstMs: 100, maxMs: 5_000 };

/**
 * Tells what is appended from its start on, whichever process appended it. It keeps no checkpoint: it is for what a
 * process holds in memory.
 */
export class LogTail {
  private position: Position = '';
  private started: Promise<void> | undefined;
  private stopListening: (() => void) | undefined;
  private reading: Promise<void> = Promise.resolve();
  /** Ends the pause before the next reading, while there is one. */
  private endPause: (() => void) | undefined;
  private stopped = false;
  private failures = 0;

  constructor(
    private readonly log: Pick<EventLog, 'head' | 'readAll' | 'onAppend'>,
    private readonly timing: Timing,
    private readonly tail: Tail,
  ) {}

  /** Whoever needs it started may ask for it: it starts once. @throws if the log does not answer. */
  start(): Promise<void> {
    this.started ??= this.begin();
    return this.started;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening?.();
    this.endPause?.();
    await this.reading;
  }

  private async begin(): Promise<void> {
    this.position = await this.log.head();
    this.stopListening = this.log.onAppend(() => this.wake());
  }

  private wake(): void {
    if (this.stopped || this.endPause) return;
    const { gatherMs } = this.tail;
    const pause = this.failures === 0 ? gatherMs : backOffMs(outage, this.failures, Math.random);
    this.endPause = this.timing.after(pause, () => {
      this.endPause = undefined;
      this.reading = this.reading.then(() => this.attempt());
    });
  }

  private async attempt(): Promise<void> {
    try {
      if (this.tail.isIdle?.()) this.position = await this.log.head();
      else await this.read();
      this.failures = 0;
    } catch {
      // An engine is unavailable: told later.
      this.failures += 1;
      this.wake();
    }
  }

  private async read(): Promise<void> {
    const { batch, tell } = this.tail;
    for (;;) {
      const events = await this.log.readAll(this.position, batch);
      if (events.length > 0) await tell(events);
      this.position = events.at(-1)?.position ?? this.position;
      if (events.length < batch) return;
    }
  }
}
