import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { batchReason, totalOf } from './batch.rules';

const batch = (differs: Partial<PaymentBatchRow> = {}): PaymentBatchRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  number: 'B1',
  status: 'prepared',
  executionDate: '2026-11-23',
  currency: 'EUR',
  payments: [
    { paymentId: 'a', amount: 100 },
    { paymentId: 'b', amount: 250 },
  ],
  included: [],
  excluded: [],
  total: 0,
  preparedBy: 'nadia',
  createdAt: '2026-11-20T10:00:00Z',
  ...differs,
});

describe('a batch of transfers', () => {
  it('is approved by a person other than its preparer', () => {
    expect(batchReason('approve', batch(), 'nadia')).toBe('four-eyes');
    expect(batchReason('approve', batch(), 'omar')).toBeUndefined();
    expect(batchReason('approve', batch({ status: 'approved' }), 'omar')).toBe('batch-approved');
  });
  it('has a file once approved, and is recorded as executed once', () => {
    expect(batchReason('file', batch(), 'omar')).toBe('no-file-prepared');
    expect(batchReason('file', batch({ status: 'approved' }), 'omar')).toBeUndefined();
    expect(batchReason('execute', batch({ status: 'approved' }), 'omar')).toBeUndefined();
    expect(batchReason('execute', batch({ status: 'executed' }), 'omar')).toBe('batch-executed');
    expect(batchReason('discard', batch({ status: 'approved' }), 'omar')).toBe('batch-approved');
  });
  it('totals the prepared payments, then the approved ones', () => {
    expect(totalOf(batch())).toBe(350);
    expect(totalOf(batch({ status: 'approved', total: 100 }))).toBe(100);
  });
});
