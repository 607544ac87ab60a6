import { LeaseKeeper, type LeaseTerms } from './lease-keeper';
import { type Timing, messageOf, silentLogger, type KernelLogger } from '../base';

/** Something that lives as long as its host. May be started again after it was stopped. */
export type Startable = { start(): void; stop(): Promise<void> };
export type LeasedOptions = Omit<LeaseTerms, 'clock'> & {
  readonly clock: Timing;
  readonly logger?: KernelLogger;
};

/**
 * Runs something on one of several hosts: while this one holds the lease, and not a moment longer than it can prove it.
 * When a host falls silent another takes over after its lease has ended, at the latest a lease's time and a half later.
 */
export class Leased implements Startable {
  private readonly lease: LeaseKeeper;
  private running = false;
  private stopped = true;
  private cancel: (() => void) | undefined;
  private turning: Promise<void> = Promise.resolve();

  /** @param name of the lease; no consumer has the same. */
  constructor(
    private readonly name: string,
    private readonly inner: Startable,
    private readonly options: LeasedOptions,
  ) {
    this.lease = new LeaseKeeper(name, options);
  }

  start(): void {
    this.stopped = false;
    this.lookIn(0);
  }

  /** Finishes what is in hand and gives the lease back. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    await this.turning;
    await this.halt();
    await this.lease.giveBack();
  }

  private lookIn(ms: number): void {
    this.cancel = this.options.clock.after(ms, () => {
      this.turning = this.turn();
    });
  }

  private async turn(): Promise<void> {
    const { leaseMs, logger = silentLogger } = this.options;
    try {
      await this.look();
    } catch (error) {
      logger.warn({ lease: this.name, error: messageOf(error) }, 'lease could not be asked for');
    }
    if (!this.stopped) this.lookIn(leaseMs / 3);
  }

  private async look(): Promise<void> {
    if (this.running && !this.lease.isOver() && (await this.lease.keep())) return;
    if (this.running) {
      this.lease.forget();
      return this.halt();
    }
    if (!(await this.lease.take()) || this.stopped) return;
    this.running = true;
    this.inner.start();
  }

  private async halt(): Promise<void> {
    if (!this.running) return;
    this.running = false;
    await this.inner.stop();
  }
}
