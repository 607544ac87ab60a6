import { priceLock, priceLockedUntil, priceLockEnded } from './price-lock';

const createdAt = '2025-03-20T10:00:00.000Z';
const until = '2025-04-04T10:00:00.000Z';

it('a price is promised for the account’s days, and its customer reminded five days and one day before the end', () =>
  expect(priceLock(createdAt, 15)).toEqual({
    until,
    remindAt: ['2025-03-30T10:00:00.000Z', '2025-04-03T10:00:00.000Z'],
  }));
it('a short promise has no reminder before it began', () =>
  expect(priceLock(createdAt, 3).remindAt).toEqual(['2025-03-22T10:00:00.000Z']));
it('a declaration of before prices were locked is promised its price for 15 days', () =>
  expect(priceLockedUntil({ createdAt })).toBe(until));
it('a promise ends after its last moment, whenever it was declared', () => {
  const locked = { createdAt: '2024-01-01T00:00:00.000Z', priceLock: { until } };
  expect(priceLockEnded(locked, until)).toBe(false);
  expect(priceLockEnded(locked, '2025-04-04T10:00:00.001Z')).toBe(true);
});
