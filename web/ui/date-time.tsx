import { oncePer } from '@reprise/contracts/kernel';
import { shownTimeZone } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useNow } from './use-now';
import { useOnPaper } from './use-on-paper';

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const fromNow = oncePer(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);
/** "3 hr ago" in the given language, short enough for a column; times in milliseconds. */
function relativeTime(at: number, now: number, locale: string): string {
  const seconds = Math.round((at - now) / 1000);
  const format = fromNow(locale);
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second');
}

const moment = oncePer(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);
export const exactTime = (at: number, locale: string): string => moment(locale).format(at);

const calendarDay = oncePer(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
/** A day without a time ("2026-03-01"): the same day wherever the browser is. */
export const plainDay = (day: string, locale: string): string => calendarDay(locale).format(Date.parse(day));

const date = oncePer((locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
export const shortDate = (at: number, locale: string): string => date(locale).format(at);

const endingDay = oncePer(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: shownTimeZone }),
);
/** The last day of what is promised for days (ISO time): that of mails and papers, wherever the browser is (ADR 59). */
export const lastDay = (time: string, locale: string): string => endingDay(locale).format(Date.parse(time));

type Props = { value: string | null | undefined; format?: 'relative' | 'exact' | 'date' | 'last-day' };

/** A time (ISO 8601 UTC): relative, with the exact time on hover and on paper; or exact, or the date alone. */
export function DateTime({ value, format = 'relative' }: Props) {
  const { i18n } = useTranslation();
  const now = useNow();
  const onPaper = useOnPaper();
  const at = value ? Date.parse(value) : Number.NaN;
  if (!value || Number.isNaN(at)) return <span>–</span>;
  const exact = exactTime(at, i18n.language);
  const shown = {
    relative: () => (onPaper ? exact : relativeTime(at, now, i18n.language)),
    exact: () => exact,
    date: () => shortDate(at, i18n.language),
    'last-day': () => lastDay(value, i18n.language),
  };
  return (
    <time dateTime={value} title={exact} className="figures">
      {shown[format]()}
    </time>
  );
}
