/** Calls back once when `ms` have passed; the returned function cancels. */
export type Alarms = { after(ms: number, run: () => void): () => void };
export type Patience = { readonly clock: Alarms; readonly patienceMs: number };
/** Calls `wake` whenever something may have changed, until the returned function is called. */
export type Listen = (wake: () => void) => () => void;

/** Real time. Its timers never keep a process alive. */
export const realAlarms: Alarms = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Looks now, and again whenever it is woken, until the look finds something. Looks never overlap: a wake-up
 * during a look causes one more.
 * @returns what was found; undefined after the time-out. @throws what the look throws.
 */
export function whenTold<T>(
  listen: Listen,
  look: () => Promise<T | undefined>,
  { clock, patienceMs }: Patience,
): Promise<T | undefined> {
  let over = false;
  let looking = false;
  let stale = true;
  return new Promise((resolve, reject) => {
    const end = (answer: () => void): void => {
      over = true;
      leave();
      giveUp();
      answer();
    };
    const lookAgain = async (): Promise<void> => {
      stale = true;
      if (looking) return;
      looking = true;
      while (stale && !over) {
        stale = false;
        const found = await look();
        if (found !== undefined && !over) end(() => resolve(found));
      }
      looking = false;
    };
    const wake = (): void =>
      void lookAgain().catch((error: unknown) => {
        if (!over) end(() => reject(error));
      });
    const leave = listen(wake);
    const giveUp = clock.after(patienceMs, () => end(() => resolve(undefined)));
    wake();
  });
}

/** Polls, with growing intervals: for changes that are not announced here. */
export function everySoOften(clock: Alarms, firstMs: number, longestMs: number): Listen {
  return (wake) => {
    let cancel: () => void = () => undefined;
    const next = (ms: number): void => {
      cancel = clock.after(ms, () => {
        next(Math.min(ms * 2, longestMs));
        wake();
      });
    };
    next(firstMs);
    return () => cancel();
  };
}
