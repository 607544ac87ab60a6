import { oncePer } from '@reprise/contracts/kernel';
import {
  dateAfter,
  type HoursLine,
  noonOf,
  type Span,
  weekdays,
  type Weekday,
} from '@reprise/contracts/organisation';

const aMonday = '2024-01-01';
const someDay = (weekday: Weekday): Date => noonOf(dateAfter(aMonday, weekdays.indexOf(weekday)));

/** As a reader of the language writes a time, a weekday or a date; none of them depends on where the reader is. */
export const wordsFor = oncePer((language: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (at: Date): string => made.format(at);
  };
  const [time, weekday] = [format({ timeStyle: 'short' }), format({ weekday: 'long' })];
  const date = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const brief = format({ weekday: 'short' });
  const briefDate = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const clock = (at: string): string => time(new Date(Date.parse(aMonday) + minutesOf(at) * 60_000));
  const span = ({ from, to }: Span): string => `${clock(from)}–${clock(to)}`;
  return {
    clock,
    span,
    weekday: (day: string): string => weekday(noonOf(day)),
    date: (day: string): string => date(noonOf(day)),
    briefDate: (day: string): string => briefDate(noonOf(day)),
    days: ({ first, last }: HoursLine): string =>
      [...new Set([first, last])].map((day) => brief(someDay(day))).join(' – '),
  };
});

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
