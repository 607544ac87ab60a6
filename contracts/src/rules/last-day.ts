import { momentIn } from '../kernel/moment-in';
import { plusDays } from './days';

/** Where the days of mails, papers and last days begin and end, whoever reads them (ADR 59). */
export const shownTimeZone = 'Europe/Paris';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds by which the clocks there are ahead of UTC at a moment: whole minutes. */
function ahead(at: number): number {
  const { date, clock } = momentIn(shownTimeZone, at);
  return Date.parse(`${date}T${clock}Z`) - Math.floor(at / 60_000) * 60_000;
}

/** The last millisecond of the day that a moment is shown as. ISO times, UTC. */
export function endOfDay(time: string): string {
  const at = Date.parse(time);
  const midnight = (Math.floor((at + ahead(at)) / day) + 1) * day;
  // The clocks may have changed between the moment and that midnight.
  const offset = ahead(midnight - ahead(at));
  return new Date(midnight - offset - 1).toISOString();
}

/** What is promised for some days is promised to the end of the last one, which is the day that people read. */
export const endOfLastDay = (from: string, days: number): string => endOfDay(plusDays(from, days));
