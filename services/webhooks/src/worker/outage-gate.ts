import { backOffMs, type BackOff, type Timing } from '@reprise/kernel';

export type GateOptions = {
  readonly clock: Timing;
  readonly backOff?: BackOff;
  readonly random?: () => number;
  /** Consecutive failures, of whatever key, after which the receiver counts as down; default 5. */
  readonly threshold?: number;
};

const defaultPause: BackOff = { firstMs: 5000, maxMs: 300_000, tries: Infinity };

/**
 * Holds deliveries back while a receiver is away: then what happens waits in the log and not, subject by subject, among what
 * failed. One delivery at a time goes through to find out whether the receiver is back; when it is, all go on.
 */
export class OutageGate {
  private failures = 0;
  private opensAt = 0;
  private probing = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: GateOptions) {}

  /** No delivery passes. */
  get isShut(): boolean {
    return this.failures >= (this.options.threshold ?? 5);
  }

  /** Resolves when this delivery may go. @throws if `halted` reports that nobody is waiting any more. */
  async pass(halted?: AbortSignal): Promise<void> {
    for (;;) {
      if (halted?.aborted) throw new Error('halted');
      if (!this.isShut) return;
      const left = this.opensAt - this.options.clock.now().getTime();
      if (left <= 0 && !this.probing) {
        this.probing = true;
        return;
      }
      await this.wait(Math.max(left, 1), halted);
    }
  }

  /** The result; `undefined` for an interrupted delivery. */
  note(delivered: boolean | undefined): void {
    this.probing = false;
    if (delivered === true) this.failures = 0;
    if (delivered === false) {
      this.failures += 1;
      const { clock, backOff = defaultPause, random = Math.random, threshold = 5 } = this.options;
      const pause = backOffMs(backOff, Math.max(1, this.failures - threshold + 1), random);
      this.opensAt = clock.now().getTime() + pause;
    }
    for (const look of [...this.waiting]) look();
  }

  private wait(ms: number, halted: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        cancel();
        this.waiting.delete(look);
        halted?.removeEventListener('abort', look);
        resolve();
      };
      const cancel = this.probing ? () => undefined : this.options.clock.after(ms, look);
      this.waiting.add(look);
      halted?.addEventListener('abort', look);
    });
  }
}
