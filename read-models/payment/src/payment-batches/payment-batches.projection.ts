import type { PaymentBatchEvent, PaymentBatchRow } from '@reprise/contracts/payment';
import { knownRow, projection, type Row } from '@reprise/read-kernel';

export type PaymentBatchListRow = PaymentBatchRow & Row;

const sum = (payments: readonly { amount: number }[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0);

/** "Which SEPA files are prepared, approved, executed?" */
export const paymentBatches = projection<PaymentBatchListRow, PaymentBatchEvent>({
  name: 'payment_batches_v1',
  collection: {
    indexes: [{ fields: ['accountId', 'createdAt'] }, { fields: ['accountId', 'status', 'createdAt'] }],
  },
  handlers: {
    PaymentBatchPrepared: (_row, { data, time }, key) => ({
      ...data,
      id: key,
      status: 'prepared',
      included: [],
      excluded: [],
      total: sum(data.payments),
      createdAt: time,
    }),
    ...knownRow<PaymentBatchListRow, PaymentBatchEvent>({
      PaymentBatchApproved: (row, { data: { ofOthers: _, ...data } }) => {
        return { ...row, ...data, status: 'approved' };
      },
      PaymentBatchDiscarded: (row) => ({ ...row, status: 'discarded' }),
      PaymentBatchExecuted: (row) => ({ ...row, status: 'executed' }),
    }),
  },
});
