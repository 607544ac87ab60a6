import { momentIn } from '../kernel/moment-in';
import { dayHoursSchema, specialDaysSchema, timeZoneSchema, weeklyHoursSchema } from './opening-hours.rows';
import {
  opennessAt,
  saysHours,
  specialDaysAhead,
  timeZoneOf,
  weekdayOf,
  weekInLines,
} from './opening-hours.rules';

const paused = [
  { from: '09:30', to: '12:30' },
  { from: '14:00', to: '19:00' },
];
const week = {
  monday: paused,
  tuesday: paused,
  wednesday: paused,
  saturday: [{ from: '10:00', to: '18:00' }],
};
const store = { weeklyHours: week, specialDays: [{ date: '2026-11-25', hours: [] }] };
/** 24 November 2026 is a Tuesday; in winter Paris is an hour ahead of UTC. */
const at = (time: string) => opennessAt(store, 'Europe/Paris', Date.parse(`2026-11-24T${time}Z`));

describe('whether a place is open', () => {
  it('is said with the end of this part of the day', () => {
    expect(at('09:00:00')).toEqual({ open: true, until: '12:30' });
    expect(at('17:59:59')).toEqual({ open: true, until: '19:00' });
  });
  it('names the end of a pause', () => {
    expect(at('11:30:00')).toEqual({ open: false, next: { days: 0, date: '2026-11-24', at: '14:00' } });
  });
  it('goes past closed days, those of one date included', () => {
    expect(at('18:00:00')).toEqual({ open: false, next: { days: 4, date: '2026-11-28', at: '10:00' } });
  });
  it('is by the clock of the place, in summer and in winter', () => {
    const now = Date.parse('2026-07-01T22:30:00Z');
    expect(momentIn('Europe/Paris', now)).toEqual({ date: '2026-07-02', clock: '00:30' });
    expect(momentIn('America/Martinique', now)).toEqual({ date: '2026-07-01', clock: '18:30' });
  });
  it('is closed without a next time where no week has any', () => {
    expect(opennessAt({}, 'Europe/Paris', 0)).toEqual({ open: false });
  });
  it('follows a date with hours of its own', () => {
    const sunday = { specialDays: [{ date: '2026-12-20', hours: [{ from: '10:00', to: '24:00' }] }] };
    expect(opennessAt(sunday, 'Europe/Paris', Date.parse('2026-12-20T22:59:00Z'))).toEqual({
      ...{ open: true, until: '24:00' },
    });
  });
});

describe('the hours of a place', () => {
  it('are lines of days that follow each other', () => {
    expect(weekInLines(store).map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
      ['monday', 'wednesday', 2],
      ['thursday', 'friday', 0],
      ['saturday', 'saturday', 1],
      ['sunday', 'sunday', 0],
    ]);
  });
  it('are unknown while no day has any', () => {
    expect([saysHours({}), saysHours({ weeklyHours: { monday: [] } }), saysHours(store)]).toEqual([
      ...[false, false, true],
    ]);
  });
  it('tell of other days from today on, four weeks ahead, in order', () => {
    const dates = ['2026-12-25', '2026-11-23', '2026-11-30', '2026-11-24'];
    const specialDays = dates.map((date) => ({ date, hours: [] }));
    const now = Date.parse('2026-11-24T12:00:00Z');
    expect(specialDaysAhead({ specialDays }, 'Europe/Paris', now).map(({ date }) => date)).toEqual([
      ...['2026-11-24', '2026-11-30'],
    ]);
  });
  it('have the time zone of the country, or one of their own', () => {
    expect(timeZoneOf({ country: 'GB' })).toBe('Europe/London');
    expect(timeZoneOf({ country: 'ES', timeZone: 'Atlantic/Canary' })).toBe('Atlantic/Canary');
    expect(timeZoneOf({})).toBe('Europe/Paris');
    expect(weekdayOf('2026-11-29')).toBe('sunday');
  });
});

describe('hours that are refused', () => {
  it.each([
    ['an end before its beginning', [{ from: '19:00', to: '10:00' }]],
    [
      'parts that overlap',
      [
        { from: '09:00', to: '13:00' },
        { from: '12:00', to: '19:00' },
      ],
    ],
    ['parts out of order', [paused[1], paused[0]]],
    ['a time that no clock shows', [{ from: '09:00', to: '25:00' }]],
  ])('%s', (_what, day) => expect(dayHoursSchema.safeParse(day).success).toBe(false));
  it('a day that is none, a date twice, a zone that is none', () => {
    expect(weeklyHoursSchema.safeParse({ someday: [] }).success).toBe(false);
    const twice = [1, 2].map(() => ({ date: '2026-12-25', hours: [] }));
    expect(specialDaysSchema.safeParse(twice).success).toBe(false);
    expect(timeZoneSchema.safeParse('Europe/Nowhere').success).toBe(false);
    expect(timeZoneSchema.safeParse('Europe/Paris').success).toBe(true);
  });
});
