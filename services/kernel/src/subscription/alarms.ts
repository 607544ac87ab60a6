import type { Timing } from '../base';

/** Milliseconds: of what is due within them, all but the first wait for their end and ring once. */
const togetherMs = 25;

/** Calls for what is due later in this process, all of which can be called off. */
export class Alarms {
  /** By their moment: in each stretch of time the first, and one at its end for all the others. */
  private readonly set = new Map<number, () => void>();
  private readonly firsts = new Map<number, number>();

  constructor(
    private readonly clock: Timing,
    private readonly ring: () => void,
  ) {}

  /** @param delay in ms; none for what is not due by itself. */
  in(delay: number | undefined): void {
    if (delay === undefined) return;
    const now = this.clock.now().getTime();
    const at = this.momentFor(now + Math.max(0, delay));
    if (this.set.has(at)) return;
    const cancel = this.clock.after(at - now, () => {
      this.forget(at);
      this.ring();
    });
    this.set.set(at, cancel);
  }

  clear(): void {
    this.set.forEach((cancel) => cancel());
    this.set.clear();
    this.firsts.clear();
  }

  private momentFor(wanted: number): number {
    const stretch = Math.floor(wanted / togetherMs);
    const first = this.firsts.get(stretch);
    if (first === undefined) this.firsts.set(stretch, wanted);
    return first === undefined || wanted <= first ? (first ?? wanted) : (stretch + 1) * togetherMs;
  }

  private forget(at: number): void {
    const stretch = Math.floor(at / togetherMs);
    if (this.firsts.get(stretch) === at) this.firsts.delete(stretch);
    this.set.delete(at);
  }
}
