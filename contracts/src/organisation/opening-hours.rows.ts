import { z } from 'zod';
import { distinctBy } from '../kernel/distinct-by.rules';

/** In the order of the week. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** On the clock of the place; `24:00` is the end of the day. */
const clockSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const spanSchema = z
  .strictObject({ from: clockSchema, to: clockSchema })
  .refine(({ from, to }) => from < to, { error: 'ends-before-it-begins', path: ['to'] });
export type Span = z.infer<typeof spanSchema>;

/** One day: none is a closed day, two are a day with a pause. */
export const dayHoursSchema = z
  .array(spanSchema)
  .max(3)
  .refine((spans) => spans.every(({ from }, at) => at === 0 || from >= (spans[at - 1]?.to ?? '')), {
    error: 'spans-overlap',
  });

/** Every week; a day that is not named is closed, and where none is named nothing is known. */
export const weeklyHoursSchema = z.partialRecord(z.enum(weekdays), dayHoursSchema);
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

/** One date that is not as every week: closed, or open at other times. */
export const specialDaySchema = z.strictObject({ date: z.iso.date(), hours: dayHoursSchema });
export type SpecialDay = z.infer<typeof specialDaySchema>;
export const specialDaysSchema = z
  .array(specialDaySchema)
  .max(60)
  .refine(distinctBy('date'), { error: 'date-twice' });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
/** A name of the IANA database: `Europe/Paris`. */
export const timeZoneSchema = z.string().max(50).refine(isTimeZone, { error: 'unknown-time-zone' });
