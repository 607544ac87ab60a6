import fc from 'fast-check';
import type { BusMessage } from './message';
import { largestBatchOf, requestsOf } from './requests';

const message = (n: number, key: number, bytes: number): BusMessage => ({
  eventId: `${n}`,
  key: `account/buyback-${key}`,
  value: '{}',
  headers: { 'content-type': 'x', ce_id: `${n}`, ce_type: 't' },
  bytes,
});
const anyMessages = fc
  .array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9000 })), { maxLength: 60 })
  .map((parts) => parts.map(([key, bytes], n) => message(n, key, bytes)));

describe('requests of a batch', () => {
  it('contain every message once and in order', () => {
    fc.assert(
      fc.property(anyMessages, fc.integer({ min: 1, max: 8 }), (messages, partitions) => {
        const ids = requestsOf(messages, partitions, 6000).flatMap((request) =>
          request.map((each) => each.eventId),
        );
        expect(ids).toEqual(messages.map(({ eventId }) => eventId));
      }),
    );
  });

  it('give no partition more than its topic accepts, except a message that is too large by itself, which is sent alone', () => {
    fc.assert(
      fc.property(anyMessages, fc.integer({ min: 1, max: 8 }), (messages, partitions) => {
        for (const request of requestsOf(messages, partitions, 6000))
          expect(largestBatchOf(request) <= 6000 || request.length === 1).toBe(true);
      }),
    );
  });

  it('are one if everything fits, and none if there is nothing', () => {
    const messages = Array.from({ length: 100 }, (_, n) => message(n, n % 7, 900));
    expect(requestsOf(messages, 6, 1_048_588)).toHaveLength(1);
    expect(requestsOf([], 6, 1_048_588)).toEqual([]);
  });
});
