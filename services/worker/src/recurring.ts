import { messageOf, type KernelLogger, type Timing } from '@reprise/kernel';

export type RecurringWork = {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  readonly clock: Timing;
  readonly logger: KernelLogger;
};

/** A chore that is done at the start and again after each pause; one that fails is done at the next turn. */
export class Recurring {
  private running: Promise<void> = Promise.resolve();
  private cancel: (() => void) | undefined;
  private stopped = true;

  constructor(private readonly chore: RecurringWork) {}

  start(): void {
    this.stopped = false;
    this.turn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    await this.running;
  }

  private turn(): void {
    const { name, everyMs, work, clock, logger } = this.chore;
    this.running = work().then(
      () => undefined,
      (error: unknown) => logger.warn({ chore: name, error: messageOf(error) }, 'chore not done'),
    );
    void this.running.then(() => {
      if (!this.stopped) this.cancel = clock.after(everyMs, () => this.turn());
    });
  }
}
