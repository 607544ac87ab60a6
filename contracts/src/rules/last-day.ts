import { oncePer } from '../kernel/once-per';
import { plusDays } from './days';

/** Where the days of mails, papers and last days begin and end, whoever reads them (ADR 59). */
export const shownTimeZone = 'Europe/Paris';

const day = 24 * 60 * 60 * 1000;

const clockIn = oncePer(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    }),
);
/** Milliseconds by which the clocks there are ahead of UTC at a moment. */
function ahead(at: number): number {
  const parts = clockIn(shownTimeZone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  const date = [part('year'), part('month') - 1, part('day')] as const;
  const clock = Date.UTC(...date, part('hour'), part('minute'), part('second'));
  return clock - Math.floor(at / 1000) * 1000;
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
