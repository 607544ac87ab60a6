import type { Timing } from '../base';

/** Calls for what is due later in this process, all of which can be called off. */
export class Alarms {
  private readonly set = new Set<() => void>();

  constructor(
    private readonly clock: Timing,
    private readonly ring: () => void,
  ) {}

  /** @param delay in ms; none for what is not due by itself. */
  in(delay: number | undefined): void {
    if (delay === undefined) return;
    const cancel = this.clock.after(delay, () => {
      this.set.delete(cancel);
      this.ring();
    });
    this.set.add(cancel);
  }

  clear(): void {
    this.set.forEach((cancel) => cancel());
    this.set.clear();
  }
}
