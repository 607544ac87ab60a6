import { listPayments, type PaymentEvent, type PaymentRow } from '@reprise/contracts/payment';
import {
  codeIndexes,
  knownRow,
  orderIndexes,
  projection,
  type Changes,
  type Row,
} from '@reprise/read-kernel';

export type PaymentListRow = PaymentRow & Row;

const changes: Changes<PaymentListRow, PaymentEvent> = {
  PaymentDue: (row, event) => ({
    ...row,
    status: 'awaiting_payment',
    amount: event.data.amount,
    dueAt: event.time,
    ...(event.data.customerId ? { customerId: event.data.customerId } : {}),
  }),
  PaymentNotNeeded: (row) => ({ ...row, status: 'payment_not_needed', amount: 0 }),
  PaymentInitiated: ({ failure: _settled, ...row }, { data }) => ({
    ...row,
    status: 'payment_initiated',
    attempts: data.attempt,
    ...(data.batchId ? { batchId: data.batchId } : {}),
  }),
  PaymentCompleted: (row, { data }) => ({
    ...row,
    status: 'payment_completed',
    paidAt: data.paidAt,
    ...(data.numberEnding ? { numberEnding: data.numberEnding } : {}),
  }),
  PaymentFailed: (row, { data }) => ({ ...row, status: 'payment_failed', failure: data.reason }),
  PaymentCancelled: (row) => ({ ...row, status: 'payment_cancelled' }),
  // A completed payment stays completed.
  PaymentCancelFailed: (row, { data }) =>
    data.reason === 'already-paid'
      ? undefined
      : { ...row, status: 'payment_cancel_failed', failure: data.reason },
  PaymentNotCompleted: (row) => ({ ...row, status: 'payment_not_completed' }),
};

/** "Which payments are due, on their way, paid?" */
export const paymentList = projection<PaymentListRow, PaymentEvent>({
  name: 'payment_list_v1',
  collection: {
    counted: ['accountId', 'status', 'paymentIssuerAccountId'],
    indexes: [
      ...orderIndexes(listPayments),
      { fields: ['accountId', 'paymentIssuerAccountId', 'createdAt'] },
      { fields: ['accountId', 'status', 'provider', 'dueAt'] },
      { fields: ['accountId', 'batchId'], sparse: 'batchId' },
      { fields: ['status', 'dueAt'] },
      ...codeIndexes(listPayments),
    ],
  },
  handlers: {
    PaymentCreated: (_row, event, key) => {
      const { choice, ...data } = event.data;
      return {
        id: key,
        status: 'payment_created',
        type: choice.type,
        provider: choice.provider,
        label: choice.label,
        attempts: 0,
        createdAt: event.time,
        ...data,
      };
    },
    ...knownRow(changes),
  },
});
