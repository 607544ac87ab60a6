import { Refusal } from '@reprise/contracts/problems';
import type { EventLog, Position } from '../event-log';
import type { SubscriptionState } from './subscription-state';
import type { ParkedEvent, ParkedKey, SubscriptionStore } from './subscription-store.port';
import type { Clock } from '../base';

export type Lag = {
  /** Events not yet seen. */
  readonly events: number;
  /** Age of the oldest of them, in seconds; 0 if there is none. */
  readonly seconds: number;
};
export type SubscriptionOverview = {
  readonly consumer: string;
  readonly state: SubscriptionState;
  readonly position: Position;
  readonly instance: string;
  readonly error?: string;
  /** When the instance last reported a change, ISO 8601. */
  readonly at: string;
  readonly lag: Lag;
  readonly parked: readonly ParkedKey[];
};

/** How far a position is behind the log's head. */
export async function lagOf(log: EventLog, position: Position, now: Date): Promise<Lag> {
  const events = await log.distance(position);
  if (events === 0) return { events: 0, seconds: 0 };
  const [oldest] = await log.readAll(position, 1);
  const age = oldest ? (now.getTime() - Date.parse(oldest.time)) / 1000 : 0;
  return { events, seconds: Math.max(0, age) };
}

/** What an operator can do, from the command line or the admin screen, in any process sharing the store. */
export class SubscriptionOperator {
  /** @param changed called after every change, so that it takes effect at once in this process. */
  constructor(
    private readonly log: EventLog,
    private readonly store: SubscriptionStore,
    private readonly clock: Clock,
    private readonly changed: (consumer: string) => Promise<void> = async () => {},
  ) {}

  async overview(): Promise<readonly SubscriptionOverview[]> {
    const reports = await this.store.reports();
    return Promise.all(
      reports.map(async (report) => ({
        ...report,
        lag: await lagOf(this.log, report.position, this.clock.now()),
        parked: await this.store.parkedKeys(report.consumer),
      })),
    );
  }

  /** The events waiting behind a key, the poison one first. */
  parkedEvents(consumer: string, key: string): Promise<readonly ParkedEvent[]> {
    return this.store.parkedEvents(consumer, key);
  }

  /** Retries the key now. @throws Refusal `not-found` if the key is not parked. */
  async retry(consumer: string, key: string): Promise<void> {
    if (!(await this.store.retryKey(consumer, key, this.clock.now())))
      throw new Refusal('not-found', { key });
    await this.changed(consumer);
  }

  /** Permanently gives up the key's first event and continues with the next. @throws Refusal `not-found`. */
  async skip(consumer: string, key: string): Promise<void> {
    if (!(await this.store.skipKey(consumer, key, this.clock.now()))) throw new Refusal('not-found', { key });
    await this.changed(consumer);
  }

  async pause(consumer: string): Promise<void> {
    await this.store.setPaused(consumer, true);
    await this.changed(consumer);
  }

  async resume(consumer: string): Promise<void> {
    await this.store.setPaused(consumer, false);
    await this.changed(consumer);
  }

  /** Restarts a failed consumer from its checkpoint. */
  async restart(consumer: string): Promise<void> {
    await this.store.requestRestart(consumer);
    await this.changed(consumer);
  }
}
