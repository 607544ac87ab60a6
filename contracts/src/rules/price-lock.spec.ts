import { circuits } from './statuses';
import { priceLock, priceLockedUntil, priceLockEnded, sentLate } from './price-lock';

const createdAt = '2025-03-20T10:00:00.000Z';
/** The end of 4 April in France. */
const until = '2025-04-04T21:59:59.999Z';

it('a price is promised to the end of the last of the account’s days, and its customer reminded five days and one day before, at the hour of his declaration', () =>
  expect(priceLock(createdAt, 15)).toEqual({
    until,
    remindAt: ['2025-03-30T10:00:00.000Z', '2025-04-03T10:00:00.000Z'],
  }));
it('a short promise has no reminder before it began', () =>
  expect(priceLock(createdAt, 3).remindAt).toEqual(['2025-03-22T10:00:00.000Z']));
it('a declaration of before prices were locked is promised its price for 15 days, to the end of the last', () =>
  expect(priceLockedUntil({ createdAt })).toBe(until));
it('a promise ends after its last moment, whenever it was declared', () => {
  const locked = { createdAt: '2024-01-01T00:00:00.000Z', priceLock: { until } };
  expect(priceLockEnded(locked, until)).toBe(false);
  expect(priceLockEnded(locked, '2025-04-04T22:00:00.000Z')).toBe(true);
});

describe('a parcel', () => {
  const inTime = until;
  const after = '2025-04-04T22:00:00.000Z';
  const sent = (shippedAt: string | undefined, promise: { until: string } | undefined = { until }) =>
    sentLate({ circuit: 'web_post', transport: { shippedAt }, priceLock: promise });
  it.each([
    ['sent at the last moment is in time', inTime, undefined],
    ['sent after it is late, however short', after, { until, sentAt: after }],
    ['of which the carrier says nothing is in time', undefined, undefined],
  ])('%s', (_, shippedAt, late) => expect(sent(shippedAt)).toEqual(late));
  it('without a promise is never late', () =>
    expect(sentLate({ circuit: 'store_drop_label', transport: { shippedAt: after } })).toBeUndefined());
  it('that a store sends is never late: the store settled its price with the customer', () =>
    expect(
      circuits.filter((circuit) =>
        sentLate({ circuit, transport: { shippedAt: after }, priceLock: { until } }),
      ),
    ).not.toContain('web_drop'));
});
