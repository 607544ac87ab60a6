/** How long a test waits for an expected result; on a busy machine everything takes longer. */
const patienceMs = 120_000;
/** Checks are frequent at first, so that waiting costs a test little, and then leave the machine to the work. */
const pauseAfter = (waitedMs: number): number => (waitedMs < 1_000 ? 10 : 50);

/**
 * Checks until `probe` neither throws nor returns `undefined` or `false`, and returns its result.
 * @throws what the last check threw, or an Error, when patience runs out.
 */
export async function eventually<T>(probe: () => T | Promise<T>): Promise<Exclude<T, undefined | false>> {
  const start = Date.now();
  let last: unknown;
  do {
    try {
      const answer = await probe();
      if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>;
      last = new Error(`still ${String(answer)} after ${patienceMs} ms`);
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, pauseAfter(Date.now() - start)));
  } while (Date.now() < start + patienceMs);
  throw last;
}
