/** Well within a test's own patience, whose end would say nothing of the reason. */
const patienceMs = 240_000;

/**
 * What begins as a product does, in steps that are told.
 * @param standing what the failure is to name besides the last step. @throws if it has not begun within four minutes.
 */
export async function begunInTime<T>(
  begin: (step: (name: string) => void) => Promise<T>,
  standing: () => Promise<unknown>,
): Promise<T> {
  let last = 'nothing';
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    late = setTimeout(() => {
      const say = (found: unknown): void =>
        fail(new Error(`stands still after "${last}": ${JSON.stringify(found)}`));
      standing().then(say, say);
    }, patienceMs);
  });
  try {
    return await Promise.race([begin((name) => (last = name)), tooLong]);
  } finally {
    clearTimeout(late);
  }
}
