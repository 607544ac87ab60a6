/** The last moment of a day where the reader is, as an ISO time; undefined if it is no day. */
export function endOf(day: string): string | undefined {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}

/** What a file as of a moment shows: nothing later than now is known. */
export const shownUntil = (at: string, now: number): number => Math.min(Date.parse(at), now);

/** The day it is where the reader is, as a field for dates takes it. */
export function dayHere(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
