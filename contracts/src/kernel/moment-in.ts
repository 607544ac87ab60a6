import { oncePer } from './once-per';

/** `date` as `2026-07-02`, `clock` as `00:30`. */
type Moment = { date: string; clock: string };

const clockIn = oncePer(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }),
);
/** The day and the clock in a time zone. @param now milliseconds */
export function momentIn(zone: string, now: number): Moment {
  const parts = clockIn(zone).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    clock: `${part('hour')}:${part('minute')}`,
  };
}
