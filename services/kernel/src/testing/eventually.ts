export type EventuallyOptions = {
  /** 5000 unless named. */
  readonly timeoutMs?: number;
  /** Between two looks; 10 unless named. */
  readonly everyMs?: number;
};

/**
 * Looks again until `probe` neither throws nor answers `undefined` or `false`, and gives its answer.
 * @throws what the last look threw, or an Error, when the time is up.
 */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { timeoutMs = 5000, everyMs = 10 }: EventuallyOptions = {},
): Promise<Exclude<T, undefined | false>> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  do {
    try {
      const answer = await probe();
      if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>;
      last = new Error(`still ${String(answer)} after ${timeoutMs} ms`);
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, everyMs));
  } while (Date.now() < end);
  throw last;
}
