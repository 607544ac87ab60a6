export type BackOff = {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Attempts on an event before its key waits for an operator. (A consumer as a whole has `consumerTries`.) */
  readonly tries: number;
};

export const defaultBackOff: BackOff = { firstMs: 500, maxMs: 60_000, tries: 8 };

/**
 * Milliseconds to wait after the `attempt`th failure (from 1): doubles each time up to `maxMs`, and is then
 * randomised between half and all of it, so that many callers do not return at the same moment.
 * @param random in [0, 1).
 */
export function backOffMs({ firstMs, maxMs }: BackOff, attempt: number, random: () => number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full / 2 + (full / 2) * random());
}

/** The interval at which the engine watch checks an unavailable engine. */
const longestAbsenceMs = 5_000;

/**
 * The back-off while an engine is unavailable. Longer waits would not help: callers should resume soon after it is
 * back, however long the outage lasted.
 */
export const whileAway = (backOff: BackOff): BackOff => ({
  ...backOff,
  maxMs: Math.min(backOff.maxMs, longestAbsenceMs),
});
