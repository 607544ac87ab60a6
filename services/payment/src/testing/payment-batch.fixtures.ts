import type { PaymentBatchCommand } from '@reprise/contracts/payment';
import { anId } from './payment.fixtures';

export const batchOf = (
  number = 'B-1',
  payments = [anId(60), anId(61)],
  executionDate = '2026-02-02',
): PaymentBatchCommand => ({
  type: 'PrepareBatch',
  data: {
    today: '2026-02-01',
    number,
    preparedBy: 'u-1',
    executionDate,
    currency: 'EUR',
    payments: payments.map((paymentId) => ({ paymentId, amount: 5_000 })),
  },
});
export const approve = (
  approvedBy = 'u-2',
  excluded: readonly string[] = [],
  fourEyes = true,
): PaymentBatchCommand => ({
  type: 'ApproveBatch',
  data: { approvedBy, fourEyes, excluded: excluded.map((paymentId) => ({ paymentId, reason: 'no-iban' })) },
});
export const discard = (held: readonly string[] = []): PaymentBatchCommand => ({
  type: 'DiscardBatch',
  data: { held: [...held] },
});
export const execute = (): PaymentBatchCommand => ({
  type: 'ExecuteBatch',
  data: { executedAt: '2026-02-02T09:00:00.000Z' },
});

export const paymentBatchStates: Readonly<Record<string, readonly PaymentBatchCommand[]>> = {
  'not prepared': [],
  prepared: [batchOf()],
  approved: [batchOf(), approve()],
  discarded: [batchOf(), discard()],
  executed: [batchOf(), approve(), execute()],
};

export const everyPaymentBatchCommand: Readonly<Record<string, PaymentBatchCommand>> = {
  'PrepareBatch again': batchOf(),
  'PrepareBatch of another number': batchOf('B-2'),
  'PrepareBatch of nothing': batchOf('B-1', []),
  ApproveBatch: approve(),
  'ApproveBatch by who prepared it': approve('u-1'),
  'ApproveBatch of nothing': approve('u-2', [anId(60), anId(61)]),
  DiscardBatch: discard(),
  'DiscardBatch, approval interrupted': discard([anId(60)]),
  ExecuteBatch: execute(),
};
