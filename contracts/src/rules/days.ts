const day = 24 * 60 * 60 * 1000;

/** Milliseconds from one ISO time to another. */
export const elapsed = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

export const daysInMs = (days: number): number => days * day;

/** ISO time, UTC, `days` times 24 hours later. */
export const plusDays = (time: string, days: number): string =>
  new Date(Date.parse(time) + daysInMs(days)).toISOString();
