import { KeptDiagnosticVersions } from '@reprise/catalogue';
import {
  checkPayments,
  DocumentReference,
  LogHistories,
  trackDeliveries,
  type Pace,
  type ReactorPorts,
} from '@reprise/gateways/reactors';
import {
  Leased,
  policyConsumer,
  reactorConsumer,
  SubscriptionEngine,
  systemClock,
  TimerService,
  uuidv7,
  type BackOff,
  type Consumer,
  type EngineOptions,
  type EventLog,
  type KernelLogger,
  type Observer,
  type SendCommand,
  type SubscriptionStore,
  type TimerStore,
  type Timing,
} from '@reprise/kernel';
import type { ReadModels } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { followers, projections, reactorsOf } from './followers';

/** Runs as long as the worker: the documents' outbox, a weekly task. */
export type Companion = { start(): void; stop(): Promise<void> };

export type WorkerOptions = Omit<ReactorPorts, 'histories' | 'reference' | 'diagnostics'> & {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly readModels: ReadModels;
  /** Reference documents: accounts, organisations, settings; watches are stored there too. */
  readonly documents: Documents;
  readonly send: SendCommand;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  /** Search index, relay, webhooks: added by the host. */
  readonly consumers?: readonly Consumer[];
  readonly companions?: readonly Companion[];
  readonly observer?: Observer;
  readonly engine?: Pick<EngineOptions, 'instance' | 'leaseMs' | 'heartbeatMs' | 'backOff' | 'requests'>;
  /** Labels asked of carriers at the same time; half of them at most by one account. */
  readonly carrierPlaces?: number;
  /** How often external systems are polled for work in progress. */
  readonly watching?: { readonly deliveries?: Pace; readonly payments?: Pace; readonly pollMs?: number };
};

/** A carrier or a provider may be down for an hour before an operator is needed. */
const patient: BackOff = { firstMs: 500, maxMs: 300_000, tries: 24 };

/** All background work: projections, policies, reactors, timers and watches. Serves no requests. */
export class Worker {
  readonly engine: SubscriptionEngine;
  readonly timers: TimerService;
  readonly deliveries: ReturnType<typeof trackDeliveries>;
  readonly payments: ReturnType<typeof checkPayments>;

  private readonly companions: readonly Companion[];

  constructor(private readonly options: WorkerOptions) {
    const { log, store, timers, send, logger, observer, clock = systemClock, watching = {} } = options;
    const common = { send, clock, ...(logger && { logger }) };
    const { deliveries, payments, ...polling } = watching;
    const watch = { ...options, ...common, ...polling };
    this.deliveries = trackDeliveries({ ...watch, ...(deliveries && { pace: deliveries }) });
    this.payments = checkPayments({ ...watch, ...(payments && { pace: payments }) });
    this.timers = new TimerService({ ...common, store: timers });
    const told = { ...(logger && { logger }), ...(observer && { observer }) };
    const { instance = uuidv7(), leaseMs = 10_000 } = options.engine ?? {};
    const engine = {
      log,
      store,
      clock,
      backOff: patient,
      ...told,
      ...options.engine,
      instance,
      leaseMs,
      sharing: true,
    };
    this.engine = new SubscriptionEngine(engine);
    this.consumers().forEach((consumer) => this.engine.add(consumer));
    // Each on one worker only: due commands are sent, and external systems polled, once.
    const alone = {
      timers: this.timers,
      'track-deliveries': this.deliveries,
      'check-payments': this.payments,
    };
    const lease = { store, clock, instance, leaseMs, ...(logger && { logger }) };
    const leased = Object.entries(alone).map(([name, one]) => new Leased(name, one, lease));
    this.companions = [...leased, ...(options.companions ?? [])];
  }

  start(): void {
    this.engine.start();
    this.companions.forEach((one) => one.start());
  }

  /** Finishes work in progress; everything else resumes from its checkpoint at the next start. */
  async stop(): Promise<void> {
    await Promise.all([this.engine.stop(), ...this.companions.map((one) => one.stop())]);
  }

  private consumers(): readonly Consumer[] {
    const { log, readModels, documents, files, send, timers, logger, consumers = [] } = this.options;
    const context = { send, ...(logger && { logger }) };
    const reactors = reactorsOf(
      {
        ...this.options,
        ...{ histories: new LogHistories(log), reference: new DocumentReference(documents, files) },
        diagnostics: new KeptDiagnosticVersions(documents),
        ...{ deliveries: this.deliveries.watches, payments: this.payments.watches },
      },
      this.options.carrierPlaces,
    );
    return [
      ...projections.map((projection) =>
        readModels.runner(projection, (after, limit, wanted) => log.readAll(after, limit, wanted)),
      ),
      ...followers.map((policy) => policyConsumer(policy, { ...context, timers })),
      ...reactors.map(({ reactor, ...more }) => reactorConsumer(reactor, { ...context, ...more })),
      ...consumers,
    ];
  }
}
