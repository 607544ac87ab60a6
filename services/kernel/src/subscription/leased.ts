import { LeaseKeeper, type LeaseTerms } from './lease-keeper';
import { type Timing, messageOf, silentLogger, type KernelLogger } from '../base';

/** Something that runs as long as its host. May be restarted after it was stopped. */
export type Startable = { start(): void; stop(): Promise<void> };
export type LeasedOptions = Omit<LeaseTerms, 'clock'> & {
  readonly clock: Timing;
  readonly logger?: KernelLogger;
};

/**
 * Runs something on one of several hosts, the holder of the lease. Every third of the lease time it checks the
 * lease, and stops if it was lost or has expired. When a host falls silent, another takes over at most one and a
 * half lease times later.
 */
export class Leased implements Startable {
  private readonly lease: LeaseKeeper;
  private running = false;
  private stopped = true;
  private cancel: (() => void) | undefined;
  private turning: Promise<void> = Promise.resolve();

  /** @param name of the lease; must differ from all consumers' names. */
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

  /** Finishes work in progress and releases the lease. */
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
      logger.warn({ lease: this.name, error: messageOf(error) }, 'lease could not be requested');
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
