/** Today as an ISO date, UTC, `daysAhead` days on. */
export const isoDay = (daysAhead = 0, now: Date = new Date()): string =>
  new Date(now.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10);
