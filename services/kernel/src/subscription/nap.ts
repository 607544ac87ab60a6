import type { Timing } from '../base';

/** A pause that ends after a time, by a poke or, if light, by a wake. Signals before the pause are not missed. */
export class Nap {
  private woken = false;
  private poked = false;
  private current: { readonly light: boolean; readonly end: () => void } | undefined;

  constructor(private readonly clock: Timing) {}

  /** From here on wakes count again. Call before looking for work. */
  listen(): void {
    this.woken = false;
  }

  wake(): void {
    this.woken = true;
    if (this.current?.light) this.current.end();
  }

  poke(): void {
    this.poked = true;
    this.current?.end();
  }

  /** Until woken or poked. */
  light(): Promise<void> {
    return this.woken ? Promise.resolve() : this.sleep(true, undefined);
  }

  /** Until poked, or `ms` have passed. */
  deep(ms?: number): Promise<void> {
    return this.sleep(false, ms);
  }

  private async sleep(light: boolean, ms: number | undefined): Promise<void> {
    if (!this.poked) {
      await new Promise<void>((end) => {
        const cancel = ms === undefined ? undefined : this.clock.after(ms, end);
        this.current = { light, end: () => (cancel?.(), end()) };
      });
    }
    this.current = undefined;
    this.poked = false;
  }
}
