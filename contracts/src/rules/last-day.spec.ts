import fc from 'fast-check';
import { daysInMs, elapsed, plusDays } from './days';
import { endOfDay, endOfLastDay, shownTimeZone } from './last-day';

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: shownTimeZone });
const shown = (time: string): string => dayFormat.format(Date.parse(time));
const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString();
const hour = 3_600_000;

const moments = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Around the nights on which clocks change: 29 March and 25 October 2026. */
const nights = fc
  .tuple(
    fc.constantFrom('2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'),
    fc.integer({ min: -48, max: 48 }),
  )
  .chain(([change, hours]) =>
    fc.integer({ min: 0, max: hour }).map((more) => later(change, hours * hour + more)),
  );
const times = fc.oneof(moments, nights);

describe('the end of a day', () => {
  it.each([
    ['2026-12-13T11:15:00.000Z', '2026-12-13T22:59:59.999Z', 'in winter'],
    ['2026-07-13T11:15:00.000Z', '2026-07-13T21:59:59.999Z', 'in summer'],
    ['2026-07-13T22:30:00.000Z', '2026-07-14T21:59:59.999Z', 'after midnight here, before midnight in UTC'],
    ['2026-03-28T23:30:00.000Z', '2026-03-29T21:59:59.999Z', 'of 23 hours'],
    ['2026-10-24T22:30:00.000Z', '2026-10-25T22:59:59.999Z', 'of 25 hours'],
    ['2026-12-13T22:59:59.999Z', '2026-12-13T22:59:59.999Z', 'at its very end'],
  ])('%s ends %s: %s', (time, end) => expect(endOfDay(time)).toBe(end));

  it('is shown as that day, and a millisecond later as the next', () =>
    fc.assert(
      fc.property(times, (time) => {
        const end = endOfDay(time);
        expect(shown(end)).toBe(shown(time));
        expect(shown(later(end, 1))).not.toBe(shown(time));
      }),
    ));
});

it('what is promised for some days is never shorter, and less than a day longer, whenever clocks change', () =>
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 365 }), (time, days) => {
      const end = endOfLastDay(time, days);
      const more = elapsed(time, end) - daysInMs(days);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThan(25 * hour);
      expect(shown(end)).toBe(shown(plusDays(time, days)));
    }),
  ));
