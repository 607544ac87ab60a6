import type { ComparePositions } from './projection';

type Waiter = { readonly position: string; readonly wake: () => void };

/** Tells those who wait for a read model, in this process, that its checkpoint has moved. */
export class PositionSignals {
  private readonly waiters = new Map<string, Set<Waiter>>();

  constructor(private readonly compare: ComparePositions) {}

  reached(projection: string, position: string): void {
    for (const waiter of this.waiters.get(projection) ?? []) {
      if (this.compare(position, waiter.position) >= 0) waiter.wake();
    }
  }

  /** Resolves with true when the position is reached, with false when the time is over or `stop` is called. */
  wait(
    projection: string,
    position: string,
    timeoutMs: number,
  ): { reached: Promise<boolean>; stop: () => void } {
    const waiters = this.waiters.get(projection) ?? new Set<Waiter>();
    this.waiters.set(projection, waiters);
    let end: (reached: boolean) => void = () => undefined;
    const reached = new Promise<boolean>((resolve) => {
      const waiter = { position, wake: () => end(true) };
      const timer = setTimeout(() => end(false), timeoutMs);
      end = (value) => {
        clearTimeout(timer);
        waiters.delete(waiter);
        resolve(value);
      };
      waiters.add(waiter);
    });
    return { reached, stop: () => end(false) };
  }
}
