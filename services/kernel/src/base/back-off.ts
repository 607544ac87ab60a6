export type BackOff = {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Tries before the key is parked or the consumer fails. */
  readonly tries: number;
};

export const defaultBackOff: BackOff = { firstMs: 500, maxMs: 60_000, tries: 8 };

/**
 * Milliseconds to wait after the `attempt`th failure (from 1): doubled each time up to `maxMs`, of which between half
 * and all, so that many do not return at the same moment.
 * @param random in [0, 1).
 */
export function backOffMs({ firstMs, maxMs }: BackOff, attempt: number, random: () => number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full / 2 + (full / 2) * random());
}

/** As often as the watch over the engines looks for one that is away. */
const longestAbsenceMs = 5_000;

/**
 * For what is met while an engine is away. It is no fault that more waiting would heal: whoever waits goes on soon after it is
 * back, however long it was away.
 */
export const whileAway = (backOff: BackOff): BackOff => ({
  ...backOff,
  maxMs: Math.min(backOff.maxMs, longestAbsenceMs),
});
