import { momentIn } from '../kernel/moment-in';
import { oncePer } from '../kernel/once-per';
import { plusDays } from './days';

/** Where the days of mails, papers and last days begin and end, whoever reads them (ADR 59). */
export const shownTimeZone = 'Europe/Paris';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Clocks are changed at full quarters of an hour, wherever they are. */
const quarter = 15 * minute;

const aheadIn = oncePer((quarters: number) => {
  const { date, clock } = momentIn(shownTimeZone, quarters * quarter);
  return Date.parse(`${date}T${clock}Z`) - quarters * quarter;
});
/** Milliseconds by which the clocks there are ahead of UTC at a moment: whole minutes. */
const ahead = (at: number): number => aheadIn(Math.floor(at / quarter));

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
