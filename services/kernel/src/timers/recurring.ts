import type { Timing } from '../base';

export type Chore = {
  readonly work: () => Promise<unknown>;
  /** Milliseconds until the next run, evaluated after each one. */
  readonly pauseMs: () => number;
  /** Called after a failed run; the next one follows anyway. */
  readonly failed: (error: unknown) => void;
  readonly clock: Timing;
};

/** A task that runs at the start and again after each pause, one run at a time. May be restarted. */
export class Recurring {
  private turning: Promise<void> = Promise.resolve();
  private cancel: (() => void) | undefined;
  private running = false;

  constructor(private readonly chore: Chore) {}

  get isRunning(): boolean {
    return this.running;
  }

  start(): void {
    this.running = true;
    this.turn();
  }

  /** Resolves when the current run is over. */
  async stop(): Promise<void> {
    this.running = false;
    this.cancel?.();
    await this.turning;
  }

  private turn(): void {
    const { work, pauseMs, failed, clock } = this.chore;
    const next = (): void => {
      if (this.running) this.cancel = clock.after(pauseMs(), () => this.turn());
    };
    this.turning = work().then(next, (error: unknown) => {
      failed(error);
      next();
    });
  }
}
