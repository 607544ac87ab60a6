/** The only source of "now"; deciders get times in their commands. */
export interface Clock {
  now(): Date;
}

/** A clock that also wakes. `after` calls back once when `ms` have passed; the returned function cancels. */
export interface Timing extends Clock {
  after(ms: number, run: () => void): () => void;
}

/** Real time. Its timers never keep a process alive. */
export const systemClock: Timing = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
