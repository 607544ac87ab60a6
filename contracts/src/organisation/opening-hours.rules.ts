import { momentIn } from '../kernel/moment-in';
import { type SpecialDay, type Span, type Weekday, weekdays, type WeeklyHours } from './opening-hours.rows';

export type OpeningHours = {
  readonly weeklyHours?: WeeklyHours | undefined;
  readonly specialDays?: readonly SpecialDay[] | undefined;
};
type Place = { readonly timeZone?: string | undefined; readonly country?: string | undefined };

/** Of countries with one zone, or whose stores are nearly all in one; a place elsewhere names its own. */
const zones: Readonly<Record<string, string>> = {
  ...{ FR: 'Europe/Paris', BE: 'Europe/Brussels', NL: 'Europe/Amsterdam', LU: 'Europe/Luxembourg' },
  ...{ DE: 'Europe/Berlin', AT: 'Europe/Vienna', CH: 'Europe/Zurich', IT: 'Europe/Rome' },
  ...{ ES: 'Europe/Madrid', PT: 'Europe/Lisbon', GB: 'Europe/London', IE: 'Europe/Dublin' },
  ...{ GP: 'America/Guadeloupe', MQ: 'America/Martinique', GF: 'America/Cayenne' },
  ...{ RE: 'Indian/Reunion', YT: 'Indian/Mayotte', NC: 'Pacific/Noumea' },
};
export const timeZoneOf = ({ timeZone, country = '' }: Place): string =>
  timeZone ?? zones[country] ?? 'Europe/Paris';

/** Whether a place has said when it is open. */
export const saysHours = ({ weeklyHours = {} }: OpeningHours): boolean =>
  Object.values(weeklyHours).some((spans) => spans.length > 0);

const dayMs = 86_400_000;
/** A date of the calendar as a moment, to be read in UTC. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** A date of the calendar some days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(noonOf(date).getTime() + days * dayMs).toISOString().slice(0, 10);

export function weekdayOf(date: string): Weekday {
  const fromMonday = (noonOf(date).getUTCDay() + 6) % 7;
  return weekdays[fromMonday] ?? 'monday';
}

/** As every week, unless this date is said to be another. */
export function hoursOn({ weeklyHours = {}, specialDays = [] }: OpeningHours, date: string): readonly Span[] {
  const special = specialDays.find((each) => each.date === date);
  return special ? special.hours : (weeklyHours[weekdayOf(date)] ?? []);
}

/** `days`: how many days from now it opens. */
export type Openness =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false;
      readonly next?: { readonly days: number; readonly date: string; readonly at: string };
    };

/** Whether a place is open now, and until or from when. A week ahead is as far as anyone plans. */
export function opennessAt(hours: OpeningHours, zone: string, now: number): Openness {
  const { date, clock } = momentIn(zone, now);
  const current = hoursOn(hours, date).find(({ from, to }) => from <= clock && clock < to);
  if (current) return { open: true, until: current.to };
  for (let days = 0; days <= 7; days += 1) {
    const that = dateAfter(date, days);
    const at = hoursOn(hours, that).find(({ from }) => days > 0 || from > clock)?.from;
    if (at) return { open: false, next: { days, date: that, at } };
  }
  return { open: false };
}

export type HoursLine = { readonly first: Weekday; readonly last: Weekday; readonly spans: readonly Span[] };

/** The week in as few lines as days that follow each other with the same hours allow. */
export function weekInLines({ weeklyHours = {} }: OpeningHours): readonly HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of weekdays) {
    const spans = weeklyHours[day] ?? [];
    const before = lines.at(-1);
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans))
      lines[lines.length - 1] = { ...before, last: day };
    else lines.push({ first: day, last: day, spans });
  }
  return lines;
}

/** Dates of the next weeks that are not as every week, the nearest first. */
export function specialDaysAhead(
  { specialDays = [] }: OpeningHours,
  zone: string,
  now: number,
): readonly SpecialDay[] {
  const { date: today } = momentIn(zone, now);
  const last = dateAfter(today, 28);
  return specialDays
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
