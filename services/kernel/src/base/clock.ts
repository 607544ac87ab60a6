/** The only source of "now"; deciders receive times in their commands. */
export interface Clock {
  now(): Date;
}

/** A clock with timers. `after` calls back once after `ms`; the returned function cancels it. */
export interface Timing extends Clock {
  after(ms: number, run: () => void): () => void;
}

/** Real time. Its timers do not keep a process alive. */
export const systemClock: Timing = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
