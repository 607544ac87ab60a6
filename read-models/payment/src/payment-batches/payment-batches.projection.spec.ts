import { paymentBatchEvents } from '@reprise/contracts/payment';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { paymentBatches } from './payment-batches.projection';

const prepared = {
  type: 'PaymentBatchPrepared',
  data: { number: 'B-1', preparedBy: 'u-1', payments: [{ amount: 5_000 }, { amount: 2_500 }] },
};
const approved = {
  type: 'PaymentBatchApproved',
  data: {
    ...{ approvedBy: 'u-2', included: ['a'], total: 5_000 },
    excluded: [{ paymentId: 'b', reason: 'iban-missing' }],
  },
};
const rowAfter = (...events: { type: string; data: object }[]) =>
  foldHistory(paymentBatches, historyOf('payment_batch-b1', [prepared, ...events])).get('b1');

describe('the row of a batch', () => {
  it('handles every event of a batch', () => {
    expect([...paymentBatches.on].sort()).toEqual(Object.keys(paymentBatchEvents.schemas).sort());
  });
  it('totals the prepared payments, then the approved ones', () => {
    expect(rowAfter()).toMatchObject({ status: 'prepared', total: 7_500, included: [], excluded: [] });
    expect(rowAfter(approved)).toMatchObject({ status: 'approved', total: 5_000, approvedBy: 'u-2' });
  });
  it('names the buyer whose payments it holds', () => {
    const of = (data: object) =>
      foldHistory(
        paymentBatches,
        historyOf('payment_batch-b1', [{ type: 'PaymentBatchPrepared', data }]),
      ).get('b1');
    expect(of({ ...prepared.data, buyerId: 'x' })?.buyerId).toBe('x');
    expect(rowAfter()?.buyerId).toBeUndefined();
  });
  it('ends executed or discarded', () => {
    expect(rowAfter(approved, { type: 'PaymentBatchExecuted', data: {} })?.status).toBe('executed');
    expect(rowAfter({ type: 'PaymentBatchDiscarded', data: {} })?.status).toBe('discarded');
  });
});
