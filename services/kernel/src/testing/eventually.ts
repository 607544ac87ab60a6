/** How long a test waits for what must come; on a busy machine everything comes later. */
const patienceMs = 120_000;
/** Looks come fast at first, so that waiting costs a test little, and then leave the machine to what is awaited. */
const pauseAfter = (waitedMs: number): number => (waitedMs < 1_000 ? 10 : 50);

/**
 * Looks again until `probe` neither throws nor answers `undefined` or `false`, and gives its answer.
 * @throws what the last look threw, or an Error, when the patience is at its end.
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
