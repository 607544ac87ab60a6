import { SharedRuns } from '@reprise/read-kernel/waiting';
import { messageOf, type KernelLogger } from '../base';
import type { Alarms } from './alarms';
import type { KeyRun } from './key-run';
import type { Handle, Parking } from './parking';
import type { DueKey } from './subscription-store.port';

/** Keys at once; more wait as data only, or their page waits for them. */
const keysInHand = 5000;

type DrainContext = {
  readonly logger: KernelLogger;
  readonly alarms: Alarms;
  readonly mayGoOn: () => boolean;
  readonly handle: Handle;
};

/** Parked keys whose events are worked through just now: those that are due, and those that a page left to us. */
export class Drains {
  private readonly draining = new Map<string, Promise<void>>();
  private readonly looks = new SharedRuns(() => this.look());

  constructor(
    private readonly consumer: string,
    private readonly parking: Parking,
    private readonly context: DrainContext,
  ) {}

  has(key: string): boolean {
    return this.draining.has(key);
  }

  /** Resolves when none is at work. */
  async ended(): Promise<void> {
    await Promise.all(this.draining.values());
  }

  /** One check at a time, so that none starts what another has just seen; those who ask meanwhile share the next. */
  tryDue(): Promise<void> {
    return this.looks.run();
  }

  lookSoon(): void {
    this.tryDue().catch((error: unknown) => this.warn(error, 'retry postponed'));
  }

  /** The page goes on without what is slow. Its events wait as data, also the one that is still at work. */
  async setAside(runs: readonly KeyRun[]): Promise<void> {
    const slow = runs.filter(({ isWaiting }) => isWaiting);
    await Promise.all(slow.slice(0, keysInHand - this.draining.size).map((run) => this.takeOver(run)));
  }

  private async takeOver(run: KeyRun): Promise<void> {
    const { key, begun } = run;
    const [first, ...more] = run.left;
    if (!first) return;
    run.setAside();
    const parked = this.parking.aside(key, first, more);
    this.start({ key, attempts: 0 }, parked, (event, attempt) =>
      event.id === begun?.event.id && attempt === 1 ? begun.done : this.context.handle(event, attempt),
    );
    await parked;
  }

  private async look(): Promise<void> {
    // Keys in progress may be outdated in what was just read; they wake us when they are due again.
    const inHand = new Set(this.draining.keys());
    const due = (await this.parking.due()).filter(({ key }) => !inHand.has(key) && !this.draining.has(key));
    due
      .slice(0, keysInHand - inHand.size)
      .forEach((each) => this.start(each, Promise.resolve(), this.context.handle));
  }

  private start(parked: DueKey, ready: Promise<void>, handle: Handle): void {
    const drain = ready
      .then(() => this.parking.drain(parked, handle, this.context.mayGoOn))
      .then(
        (delay) => this.wakeIn(delay),
        (error: unknown) => this.warn(error, 'retry interrupted'),
      )
      .finally(() => this.draining.delete(parked.key));
    this.draining.set(parked.key, drain);
  }

  private wakeIn(delay: number | undefined): void {
    if (this.context.mayGoOn()) this.context.alarms.in(delay);
  }

  private warn(error: unknown, message: string): void {
    this.context.logger.warn({ consumer: this.consumer, error: messageOf(error) }, message);
  }
}
