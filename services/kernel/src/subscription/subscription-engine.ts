import type { EventLog, Position } from '../event-log';

import type { Observer } from '../observability';

import { ConsumerLoop, type LoopContext } from './consumer-loop';
import type { Consumer } from './consumers';
import { EffectWork } from './effect-work';

import { asProjector, OrderedWork } from './ordered-work';
import { SharedReader } from './shared-reader';
import { lagOf, SubscriptionOperator, type Lag } from './subscription-operator';
import type { SubscriptionState } from './subscription-state';
import type { SubscriptionStore } from './subscription-store.port';
import { Turnstile } from './turnstile';
import {
  systemClock,
  uuidv7,
  type Timing,
  defaultBackOff,
  type BackOff,
  messageOf,
  silentLogger,
  type KernelLogger,
} from '../base';

export type EngineOptions = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  /** Name of this process; made up unless named. */
  readonly instance?: string;
  /** Another instance takes over this long after this one fell silent; 10 s unless named. */
  readonly leaseMs?: number;
  /** Interval of lease renewal and of looking for operators' wishes; 1 s unless named. */
  readonly heartbeatMs?: number;
  readonly backOff?: BackOff;
  /** Failures of a whole consumer in a row before it is `failed`; 100 (about an hour and a half) unless named. */
  readonly consumerTries?: number;
  /** In [0, 1), for the jitter. */
  readonly random?: () => number;
  /** Told of every event that a consumer took. */
  readonly observer?: Observer;
};

export type SubscriptionStatus = {
  readonly consumer: string;
  readonly state: SubscriptionState;
  readonly position: Position;
  readonly error?: string;
  readonly lag: Lag;
};

/** Runs consumers of one log. One instance of each runs among all processes that share the store. */
export class SubscriptionEngine {
  readonly operator: SubscriptionOperator;
  private readonly loops = new Map<string, ConsumerLoop>();
  private readonly watchers = new Set<() => void>();
  private readonly context: LoopContext;
  private readonly heartbeatMs: number;
  private stops: (() => void)[] = [];
  private cancelBeat: (() => void) | undefined;
  private started = false;

  constructor(options: EngineOptions) {
    const { log, store, clock = systemClock } = options;
    this.heartbeatMs = options.heartbeatMs ?? 1000;
    this.context = {
      log,
      store,
      clock,
      reader: new SharedReader(log),
      turnstile: new Turnstile(),
      observer: options.observer ?? {},
      random: options.random ?? Math.random,
      backOff: options.backOff ?? defaultBackOff,
      logger: options.logger ?? silentLogger,
      instance: options.instance ?? uuidv7(),
      leaseMs: options.leaseMs ?? 10_000,
      consumerTries: options.consumerTries ?? 100,
      moved: () => this.watchers.forEach((look) => look()),
    };
    this.operator = new SubscriptionOperator(log, store, clock, async (name) =>
      this.loops.get(name)?.heartbeat(),
    );
  }

  /** Registers a consumer; on a started engine it begins at once. @throws RangeError for a name that is taken. */
  add(consumer: Consumer): this {
    if (this.loops.has(consumer.name)) throw new RangeError(`two consumers are called ${consumer.name}`);
    const loop = this.loopOf(consumer);
    this.loops.set(consumer.name, loop);
    if (this.started) loop.start();
    return this;
  }

  /** Ends one consumer in this process and gives its lease back; the others go on. */
  async remove(name: string): Promise<void> {
    const loop = this.loops.get(name);
    this.loops.delete(name);
    await loop?.stop();
  }

  start(): void {
    const { log, reader } = this.context;
    this.started = true;
    this.stops = [
      log.onAppend(() => {
        reader.appended();
        this.loops.forEach((loop) => loop.wake());
      }),
    ];
    this.loops.forEach((loop) => loop.start());
    this.beatLater();
  }

  /** Finishes what is in hand, gives the leases back. */
  async stop(): Promise<void> {
    this.started = false;
    this.cancelBeat?.();
    this.stops.forEach((stop) => stop());
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
  }

  /** Where a consumer of this process is; `undefined` when it does not run here. */
  position(name: string): Position | undefined {
    const loop = this.loops.get(name);
    return loop && loop.state !== 'detached' ? loop.position : undefined;
  }

  /** How a consumer does in this process; `undefined` when it was never added. */
  state(name: string): SubscriptionState | undefined {
    return this.loops.get(name)?.state;
  }

  /** True when the consumer has passed `position`, false when `timeoutMs` went by first. */
  waitFor(name: string, position: Position, timeoutMs: number): Promise<boolean> {
    const passed = (): boolean =>
      this.context.log.compare(this.loops.get(name)?.position ?? '', position) >= 0;
    if (passed()) return Promise.resolve(true);
    return new Promise((answer) => {
      const finish = (result: boolean): void => {
        this.watchers.delete(look);
        cancel();
        answer(result);
      };
      const look = (): void => {
        if (passed()) finish(true);
      };
      const cancel = this.context.clock.after(timeoutMs, () => finish(false));
      this.watchers.add(look);
    });
  }

  /** Consumers of this process; `operator.overview()` tells of all. */
  status(): Promise<readonly SubscriptionStatus[]> {
    const { log, clock } = this.context;
    return Promise.all(
      [...this.loops.values()].map(async ({ name, state, position, error }) => ({
        consumer: name,
        state,
        position,
        ...(error ? { error } : {}),
        lag: await lagOf(log, position, clock.now()),
      })),
    );
  }

  private loopOf(consumer: Consumer): ConsumerLoop {
    const { context } = this;
    if ('handle' in consumer)
      return new ConsumerLoop(consumer.name, new EffectWork(consumer, context), context, consumer.batchSize);
    const projector =
      'apply' in consumer
        ? consumer
        : asProjector(consumer, context, () => {
            if (!loop) throw new RangeError(`${consumer.name} is not running`);
            return loop.currentFence();
          });
    const loop: ConsumerLoop | undefined = new ConsumerLoop(
      consumer.name,
      new OrderedWork(projector, context),
      context,
      'batchSize' in consumer ? consumer.batchSize : undefined,
    );
    return loop;
  }

  private beatLater(): void {
    this.cancelBeat = this.context.clock.after(this.heartbeatMs, () => {
      this.beatLater();
      this.loops.forEach((loop) =>
        loop
          .heartbeat()
          .catch((error: unknown) =>
            this.context.logger.warn({ consumer: loop.name, error: messageOf(error) }, 'heartbeat failed'),
          ),
      );
    });
  }
}
