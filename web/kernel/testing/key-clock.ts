/** Between the keys of a person. */
const pauseMs = 60;
let at = 0;

/** When keys are pressed: by a clock of their own, so that no test waits, however busy the machine. */
export const keyClock = {
  /** Time passes in which a scanner would have come to its end. */
  pause(): void {
    at = Math.max(performance.now(), at) + pauseMs;
  },
  /** @param ms since the last key or pause. */
  stamp(event: Event, ms = 0): void {
    at += ms;
    Object.defineProperty(event, 'timeStamp', { value: at });
  },
};
