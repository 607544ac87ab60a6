import type { DomainEvent } from '@reprise/contracts/kernel';
import { paymentEvents, paymentRowSchema } from '@reprise/contracts/payment';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { paymentList } from './payment-list.projection';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = anId(100);
const created = {
  type: 'PaymentCreated',
  data: paymentEvents.schemas.PaymentCreated.parse({
    ...{ buybackNumber: '2000000000015', amount: 10_000, currency: 'EUR', storeId: anId(6) },
    choice: {
      ...{ modeId: anId(3), type: 'bank_transfer', provider: 'sepa_transfer' },
      ...{ label: 'Transfer', paidInStore: false },
    },
  }),
};
const due = { type: 'PaymentDue', data: { amount: 6_000, customerId: anId(7) } };
const initiated = (attempt: number) => ({
  type: 'PaymentInitiated',
  data: { attempt, batchId: anId(50) },
});
const rowAfter = (...events: DomainEvent[]) =>
  foldHistory(paymentList, historyOf(`payment-${id}`, [created, ...events])).get(id);

describe('the row of a payment', () => {
  it('opens with the mode chosen for the buyback', () => {
    const row = rowAfter();
    expect(row).toMatchObject({ status: 'payment_created', provider: 'sepa_transfer', attempts: 0 });
    paymentRowSchema.parse(row);
  });
  it('handles every event except the request to the provider, which changes nothing visible', () => {
    const types = Object.keys(paymentEvents.schemas);
    expect(types.filter((type) => !paymentList.on.includes(type))).toEqual(['PaymentCancellationAsked']);
  });
  it('is due with the validated amount', () => {
    expect(rowAfter(due)).toMatchObject({ status: 'awaiting_payment', amount: 6_000, customerId: anId(7) });
    expect(rowAfter(due)?.dueAt).toBeDefined();
  });
  it('keeps the reason of a failure until it is sent again', () => {
    const failed = { type: 'PaymentFailed', data: { reason: 'account-closed' } };
    expect(rowAfter(due, initiated(1), failed)).toMatchObject({ failure: 'account-closed', attempts: 1 });
    const again = rowAfter(due, initiated(1), failed, initiated(2));
    expect(again).toMatchObject({ status: 'payment_initiated', attempts: 2, batchId: anId(50) });
    expect(again).not.toHaveProperty('failure');
  });
  it('stays paid when a cancellation comes too late, and shows one refused by the provider', () => {
    const paid = { type: 'PaymentCompleted', data: { paidAt: '2026-01-30T09:00:00.000Z' } };
    const failed = (reason: string) => ({ type: 'PaymentCancelFailed', data: { reason } });
    expect(rowAfter(due, initiated(1), paid, failed('already-paid'))?.status).toBe('payment_completed');
    expect(rowAfter(due, initiated(1), failed('too-late'))).toMatchObject({
      ...{ status: 'payment_cancel_failed', failure: 'too-late' },
    });
  });
});
