import type { Position } from '../event-log';
import type { ConsumerWork, WorkContext } from './consumer-work';
import { LeaseKeeper } from './lease-keeper';
import type { SharedReader } from './shared-reader';
import { mayBecome, transition, type SubscriptionState } from './subscription-state';
import { LeaseLost, type Fence, type Wish } from './subscription-store.port';
import { Gathering } from './gathering';
import { Nap } from './nap';
import { backOffMs, isEngineAway, messageOf, whileAway, type RequestsAhead } from '../base';

export type LoopContext = WorkContext & {
  readonly reader: SharedReader;
  /** Name of this process among those sharing the store. */
  readonly instance: string;
  readonly leaseMs: number;
  /** How often a lease that another instance holds is asked for. */
  readonly askAgainMs: number;
  /** False for what another instance is to run, as soon as it has the lease. */
  readonly isMine: (consumer: string) => boolean;
  /** Consecutive failures of the consumer itself (not of one key) before it is `failed`. */
  readonly consumerTries: number;
  /** Called after every move. */
  readonly moved: (consumer: string, position: Position) => void;
};

export type LoopOptions = {
  /** Events read at once. */
  readonly batchSize?: number;
  /** Pause after a few events, while nobody waits; 4 ms by default. */
  readonly gatherMs?: number;
  /** Whole batches go through it while requests come. */
  readonly gate?: Gate;
};

/** @param pass by the number of events that the consumer handles */
export type Gate = {
  readonly pass: (events: number) => Promise<void>;
  readonly requests: RequestsAhead;
  /** Read at once while requests come: what is done with them without a pause keeps requests waiting. */
  readonly fewEvents: number;
};

/** Then its owner may try again. */
const substituteLeases = 12;

/** Runs one consumer in this process while it holds the lease: read, process, wait to be woken. */
export class ConsumerLoop {
  state: SubscriptionState = 'detached';
  position: Position = '';
  error: string | undefined;
  private fence: Fence | undefined;
  private wish: Wish = { paused: false, restarts: 0 };
  private failures = 0;
  private stopped = false;
  private lost = false;
  private dueUnseen = false;
  /** In ms: until then it runs what is another's, who could not take it. */
  private substituteUntil = 0;
  private reported = '';
  private done: Promise<void> = Promise.resolve();
  private readonly nap: Nap;
  private readonly lease: LeaseKeeper;
  private readonly gathering: Gathering;

  constructor(
    readonly name: string,
    private readonly work: ConsumerWork,
    private readonly context: LoopContext,
    private readonly options: LoopOptions = {},
  ) {
    this.gathering = new Gathering(options.gatherMs);
    this.nap = new Nap(context.clock);
    this.lease = new LeaseKeeper(name, context);
  }

  /** The current lease. @throws LeaseLost without one. */
  currentFence(): Fence {
    if (!this.fence) throw new LeaseLost(this.name);
    return this.fence;
  }

  start(): void {
    this.stopped = false;
    this.become('booting');
    this.done = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.nap.poke();
    this.gathering.hurry();
    await this.work.halt();
    await this.done;
  }

  /** Somebody waits for what was appended. */
  hurry(): void {
    this.gathering.hurry();
  }

  /** Other instances came or went: it may now be another's to run, or this one's. */
  shareChanged(): void {
    this.substituteUntil = 0;
    this.nap.poke();
  }

  /** Something was appended. */
  wake(): void {
    this.nap.wake();
  }

  /** Renews the lease, obeys operators, retries due keys, reports. Called at intervals by the engine. */
  async heartbeat(): Promise<void> {
    if (this.stopped || this.state === 'detached') return;
    if (this.lease.isOver()) await this.lose();
    await this.obey();
    if (this.fence && !this.lost) {
      await this.renew(this.fence);
      this.dueUnseen = true;
      this.nap.wake();
    }
    await this.report();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.turn();
      } catch (error) {
        await this.failed(error);
      }
    }
    const ranHere = this.fence !== undefined;
    await this.close();
    this.become('detached');
    if (ranHere) await this.report().catch(() => {});
  }

  private async turn(): Promise<void> {
    if (this.lost) throw new LeaseLost(this.name);
    if (!this.fence) await this.obey();
    if (this.wish.paused) return this.pause();
    if (this.isOthers()) return this.leaveToOthers();
    if (!this.fence && !(await this.open())) {
      this.become('booting');
      this.substituteUntil = 0;
      return this.nap.deep(this.context.askAgainMs);
    }
    if (this.stopped) return;
    this.nap.listen();
    if (this.dueUnseen) {
      this.dueUnseen = false;
      await this.work.tryDue();
    }
    const { reader } = this.context;
    const events = reader.isAtEnd(this.position)
      ? []
      : await reader.read(this.position, this.size(), this.work.wanted);
    const last = events.at(-1);
    if (last) {
      const heard = events.filter(this.work.hears);
      await this.letRequestsGoFirst(heard.length);
      await this.work.process(heard, last.position, events.length);
    }
    this.succeeded(last?.position);
    if (last) return this.gathering.pause(events.length);
    await this.work.settle(this.position);
    return this.nap.light();
  }

  private size(): number | undefined {
    const { gate, batchSize } = this.options;
    return gate?.requests.come ? Math.min(gate.fewEvents, batchSize ?? gate.fewEvents) : batchSize;
  }

  private async letRequestsGoFirst(events: number): Promise<void> {
    const { gate } = this.options;
    if (gate?.requests.come && events > 0) await this.gathering.before(() => gate.pass(events));
  }

  private succeeded(position: Position | undefined): void {
    this.become('active');
    this.failures = 0;
    this.error = undefined;
    if (position === undefined) return;
    this.position = position;
    this.context.moved(this.name, position);
  }

  private async open(): Promise<boolean> {
    this.fence = await this.lease.take();
    if (!this.fence) return false;
    this.position = await this.work.open(this.fence);
    this.dueUnseen = true;
    this.context.moved(this.name, this.position);
    return true;
  }

  private async close(): Promise<void> {
    const { fence, lost } = this;
    await this.work.halt();
    this.fence = undefined;
    this.lost = false;
    if (lost) this.lease.forget();
    else if (fence) await this.lease.giveBack();
  }

  private async pause(): Promise<void> {
    await this.close();
    this.become('paused');
    await this.report();
    await this.nap.deep();
    if (!this.wish.paused) this.become('booting');
  }

  private isOthers(): boolean {
    return !this.context.isMine(this.name) && this.now() >= this.substituteUntil;
  }

  /** Its owner asks at each heartbeat: what is free after a lease's time is run here for some minutes. */
  private async leaveToOthers(): Promise<void> {
    const { leaseMs } = this.context;
    await this.close();
    this.become('booting');
    const since = this.now();
    await this.nap.deep(leaseMs);
    if (this.now() - since >= leaseMs) this.substituteUntil = this.now() + substituteLeases * leaseMs;
  }

  private now(): number {
    return this.context.clock.now().getTime();
  }

  private async failed(error: unknown): Promise<void> {
    // A halted batch throws too; whoever runs the consumer next repeats it.
    if (this.stopped) return;
    const lost = this.lost || error instanceof LeaseLost;
    await this.close();
    if (lost) {
      this.become('booting');
      return this.nap.deep(this.context.leaseMs / 3);
    }
    this.failures += 1;
    this.error = messageOf(error);
    const { backOff, random, logger, consumerTries } = this.context;
    // An engine outage passes by itself, however long; nobody has to restart what it stopped.
    const isAway = isEngineAway(error);
    const seen = { consumer: this.name, failures: this.failures, error: this.error };
    // It recurs at every check during the outage, which the engine watch reports.
    if (!isAway || this.failures === 1) logger.error(seen, 'consumer failed');
    if (this.failures < consumerTries || isAway) {
      this.become('error');
      return this.nap.deep(backOffMs(isAway ? whileAway(backOff) : backOff, this.failures, random));
    }
    this.become('failed');
    await this.awaitRestart();
  }

  private async awaitRestart(): Promise<void> {
    const { restarts } = this.wish;
    while (!this.stopped && this.wish.restarts === restarts) await this.nap.deep();
    this.failures = 0;
    if (!this.stopped) this.become('booting');
  }

  private async obey(): Promise<void> {
    const wish = await this.context.store.wish(this.name);
    const changed = wish.paused !== this.wish.paused || wish.restarts !== this.wish.restarts;
    this.wish = wish;
    if (changed) this.nap.poke();
  }

  private async renew(fence: Fence): Promise<void> {
    if ((await this.lease.keep()) || this.fence !== fence) return;
    await this.lose();
  }

  /** Starts nothing more: another instance is, or may be, at work. */
  private async lose(): Promise<void> {
    this.lost = true;
    this.nap.poke();
    await this.work.halt();
  }

  private async report(): Promise<void> {
    const { store, instance, clock } = this.context;
    const { state, position, error } = this;
    const summary = JSON.stringify([state, position, error]);
    if (summary === this.reported || (state === 'booting' && !this.fence)) return;
    this.reported = summary;
    const at = clock.now().toISOString();
    await store.report({ consumer: this.name, state, position, instance, at, ...(error ? { error } : {}) });
  }

  private become(to: SubscriptionState): void {
    if (this.state === to) return;
    this.context.logger.info({ consumer: this.name, from: this.state, to }, 'subscription state');
    this.state = mayBecome(this.state, to) ? to : transition(transition(this.state, 'booting'), to);
  }
}
