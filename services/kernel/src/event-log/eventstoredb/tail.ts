import type { AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventCatalogues } from '../event-catalogues';
import type { Position } from '../event-log.port';
import { recordedOf } from './recorded-event';
import { comparePositions, positionOf, serverPosition } from './position';
import { TailBuffer } from './tail-buffer';
import { backOffMs, messageOf, type KernelLogger, type Timing } from '../../base';

export type TailOptions = {
  readonly client: EventStoreDBClient;
  readonly catalogues: EventCatalogues;
  /** Position of the newest event, requested once, when the tail starts. */
  readonly head: () => Promise<Position>;
  /** Something may have been appended. */
  readonly wake: () => void;
  readonly clock: Timing;
  readonly random: () => number;
  readonly logger: KernelLogger;
};

type Run = { stopped: boolean; stop: () => void };

const backOff = { firstMs: 100, maxMs: 5000, tries: Infinity };
const filter = {
  filterOn: 'eventType',
  regex: '^[^$].*',
  maxSearchWindow: 1024,
  checkpointInterval: 1,
} as const;

/**
 * The one subscription of a process: `$all` without system events, from the head on. It fills the buffer of newest
 * events and wakes the readers. The client's subscription ends at the first error; this class resumes it where it
 * stopped, after a growing delay.
 */
export class Tail {
  readonly buffer = new TailBuffer();
  /** True while the subscription has caught up: the buffer then holds the newest events. */
  live = false;
  private running: Run | undefined;
  private failures = 0;
  private resumeAt: Position | undefined;

  constructor(private readonly options: TailOptions) {}

  start(): void {
    if (this.running) return;
    const run: Run = { stopped: false, stop: () => {} };
    this.running = run;
    void this.run(run);
  }

  stop(): void {
    if (!this.running) return;
    this.running.stopped = true;
    this.running.stop();
    this.running = undefined;
    this.live = false;
    this.resumeAt = undefined;
  }

  private async run(run: Run): Promise<void> {
    while (!run.stopped) {
      try {
        const from = this.resumeAt ?? (await this.begin());
        if (!run.stopped) await this.follow(run, from);
      } catch (error) {
        if (run.stopped) return;
        this.live = false;
        this.failures += 1;
        const waitMs = backOffMs(backOff, this.failures, this.options.random);
        this.options.logger.warn(
          { error: messageOf(error), waitMs },
          'event store subscription ended unexpectedly',
        );
        await new Promise<void>((end) => {
          const cancel = this.options.clock.after(waitMs, end);
          run.stop = () => (cancel(), end());
        });
      }
    }
  }

  private async begin(): Promise<Position> {
    const head = await this.options.head();
    this.buffer.reset(head);
    this.resumeAt = head;
    return head;
  }

  private follow(run: Run, from: Position): Promise<void> {
    return new Promise((stopped, failed) => {
      const subscription = this.subscribe(from);
      run.stop = () => {
        subscription.unsubscribe().catch(() => {});
        stopped();
      };
      subscription.on('error', failed);
      subscription.on('end', () => failed(new Error('the server ended the subscription')));
      subscription.on('close', () => failed(new Error('the subscription was closed')));
      let caughtUp = false;
      // The client calls back immediately, ahead of events still on their way to `take`.
      const settle = (): void => {
        if (!run.stopped) this.live = caughtUp && subscription.readableLength === 0;
      };
      subscription.on('data', ({ event }) => {
        if (run.stopped) return;
        const recorded = event && recordedOf(event, this.options.catalogues);
        if (recorded) this.take(recorded);
        settle();
      });
      // Servers before 23.10 never report that they have caught up; readers then ask the server itself.
      subscription.on('confirmation', () => this.options.wake());
      subscription.on('caughtUp', () => {
        caughtUp = true;
        this.failures = 0;
        settle();
        this.options.wake();
      });
      subscription.on('fellBehind', () => {
        caughtUp = false;
        settle();
      });
    });
  }

  private subscribe(from: Position): AllStreamSubscription {
    const checkpointReached: CheckpointReached = async (subscription, position) => {
      // Not before events still on their way to `take`.
      if (subscription.readableLength === 0) this.passed(positionOf(position));
    };
    return this.options.client.subscribeToAll({
      fromPosition: serverPosition(from),
      filter: { ...filter, checkpointReached },
    });
  }

  private take(event: RecordedEvent): void {
    // A resumed subscription may start with events already seen.
    if (comparePositions(event.position, this.buffer.end() ?? '') <= 0) return;
    this.buffer.push(event);
    this.passed(event.position);
    this.options.wake();
  }

  private passed(position: Position): void {
    if (this.resumeAt !== undefined && comparePositions(position, this.resumeAt) > 0)
      this.resumeAt = position;
  }
}

type CheckpointReached = (
  subscription: AllStreamSubscription,
  position: { commit: bigint; prepare: bigint },
) => Promise<void>;
