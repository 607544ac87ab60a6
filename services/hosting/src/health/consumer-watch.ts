import {
  faultName,
  Recurring,
  systemClock,
  type EventLog,
  type KernelLogger,
  type SubscriptionOverview,
  type Timing,
} from '@reprise/kernel';
import { LagWatch } from './lag-watch';

/** A consumer that needs attention. `stuck`: its lag grows and the head moves, but the consumer does not. */
export type ConsumerTrouble = {
  readonly consumer: string;
  readonly trouble: 'stuck' | 'failed' | 'keys-parked';
  /** Events not yet seen. */
  readonly lag: number;
  /** ISO 8601. */
  readonly since: string;
  readonly parkedKeys?: number;
};
export type ConsumerWatchOptions = {
  readonly log: Pick<EventLog, 'head'>;
  /** Of all consumers, in whatever process they run. */
  readonly overview: () => Promise<readonly SubscriptionOverview[]>;
  readonly logger: KernelLogger;
  readonly clock?: Timing;
  /** Default 15 s. */
  readonly everyMs?: number;
};

const isParked = ({ status }: { readonly status: string }): boolean => status === 'parked';

/** Checks the consumers' positions at intervals, and reports those that an operator should look at. */
export class ConsumerWatch {
  private readonly clock: Timing;
  private readonly lag = new LagWatch();
  private seen: readonly SubscriptionOverview[] = [];
  private readonly looking: Recurring;

  constructor(private readonly options: ConsumerWatchOptions) {
    const { clock = systemClock, everyMs = 15_000, logger } = options;
    this.clock = clock;
    this.looking = new Recurring({
      work: () => this.look(),
      pauseMs: () => everyMs,
      // During an engine outage there is nothing to check; the engine watch reports it.
      failed: (error) => logger.warn({ error: faultName(error) }, 'consumers could not be checked'),
      clock,
    });
  }

  start(): void {
    this.looking.start();
  }

  stop(): Promise<void> {
    return this.looking.stop();
  }

  troubles(): readonly ConsumerTrouble[] {
    const stuck = this.lag.stuck().map((each) => ({ ...each, trouble: 'stuck' as const }));
    return [...stuck, ...this.seen.flatMap(standingTroubles)];
  }

  async look(): Promise<void> {
    const head = await this.options.log.head();
    this.seen = await this.options.overview();
    const consumers = this.seen.map(({ consumer, position, lag, state }) => ({
      ...{ consumer, position, lag: lag.events, paused: state === 'paused' || state === 'failed' },
    }));
    this.lag.take({ at: this.clock.now().toISOString(), head, consumers });
  }
}

function standingTroubles({ consumer, state, lag, at, parked }: SubscriptionOverview): ConsumerTrouble[] {
  const keys = parked.filter(isParked);
  const oldest = keys.map(({ since }) => since).sort()[0];
  return [
    ...(state === 'failed' ? [{ consumer, trouble: 'failed' as const, lag: lag.events, since: at }] : []),
    ...(oldest
      ? [
          {
            consumer,
            trouble: 'keys-parked' as const,
            lag: lag.events,
            since: oldest,
            parkedKeys: keys.length,
          },
        ]
      : []),
  ];
}
