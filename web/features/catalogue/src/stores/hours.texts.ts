import type { HoursLine, Span } from '@reprise/contracts/organisation';
import { weekdays, type Weekday } from '@reprise/contracts/organisation';

/** 1 January 2024 was a Monday. */
const dayIn2024 = (weekday: Weekday): Date => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday), 12));

/** As a reader of the language writes a time, a weekday or a date; none of them depends on where the reader is. */
export function wordsFor(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (at: Date): string => made.format(at);
  };
  const [time, weekday] = [format({ timeStyle: 'short' }), format({ weekday: 'long' })];
  const date = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const brief = format({ weekday: 'short' });
  const briefDate = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const clock = (at: string): string => time(new Date(Date.parse('2024-01-01') + minutesOf(at) * 60_000));
  const span = ({ from, to }: Span): string => `${clock(from)}–${clock(to)}`;
  return {
    clock,
    span,
    weekday: (day: string): string => weekday(new Date(`${day}T12:00:00Z`)),
    date: (day: string): string => date(new Date(`${day}T12:00:00Z`)),
    briefDate: (day: string): string => briefDate(new Date(`${day}T12:00:00Z`)),
    days: ({ first, last }: HoursLine): string =>
      [...new Set([first, last])].map((day) => brief(dayIn2024(day))).join(' – '),
  };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
