import type { Timing } from '../base';

/**
 * Resolves with true when all work is done, with false as soon as none of it ended for `ms`: it waits for somebody
 * outside, and who waits for the rest need not.
 */
export function doneInTime(
  work: readonly Promise<unknown>[],
  ms: number | undefined,
  clock: Timing,
): Promise<boolean> {
  const all = Promise.allSettled(work);
  if (ms === undefined) return all.then(() => true);
  return new Promise((answer) => {
    let ended = 0;
    let seen = 0;
    let cancel: () => void;
    const look = (): void => {
      if (ended === seen) return answer(false);
      seen = ended;
      cancel = clock.after(ms, look);
    };
    cancel = clock.after(ms, look);
    const count = (): void => void (ended += 1);
    for (const each of work) each.then(count, count);
    void all.then(() => (cancel(), answer(true)));
  });
}
