import { dayHere, endOf, shownUntil } from './as-of.rules';

describe('a file as of a day', () => {
  it('is shown as it was at the end of that day, and today as it is now', () => {
    const now = new Date(2026, 10, 25, 13, 50).getTime();
    const yesterday = endOf('2026-11-24') ?? '';
    expect(shownUntil(yesterday, now)).toBe(new Date(2026, 10, 24, 23, 59, 59, 999).getTime());
    expect(shownUntil(endOf('2026-11-25') ?? '', now)).toBe(now);
  });

  it('is asked for by a day of the reader, also just after his midnight', () => {
    expect(dayHere(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(endOf('soon')).toBeUndefined();
  });
});
