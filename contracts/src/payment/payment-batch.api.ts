import { z } from 'zod';
import { currencySchema, endpoint, isoTimeSchema, listOf, uuidSchema } from '../kernel';

const byId = z.object({ id: uuidSchema });
const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

export const paymentBatchRowSchema = z.object({
  id: uuidSchema,
  number: z.string(),
  status: z.enum(['prepared', 'approved', 'executed', 'discarded']),
  executionDate: z.string(),
  currency: currencySchema,
  payments: z.array(z.object({ paymentId: uuidSchema, amount: z.int(), accountId: z.string().optional() })),
  included: z.array(uuidSchema),
  excluded: z.array(z.object({ paymentId: uuidSchema, reason: z.string() })),
  total: z.int(),
  preparedBy: z.string(),
  approvedBy: z.string().optional(),
  buyerId: uuidSchema.optional(),
  createdAt: isoTimeSchema,
});
export type PaymentBatchRow = z.infer<typeof paymentBatchRowSchema>;

export const listPaymentBatches = endpoint({
  name: 'listPaymentBatches',
  method: 'GET',
  path: '/payment-batches',
  access: 'payment.batch',
  summary: 'SEPA files of the payments in the reader’s scope: prepared, approved, executed.',
  reply: paymentBatchRowSchema,
  list: listOf(paymentBatchRowSchema, {
    ...{ filters: ['status'], ranges: ['createdAt'], order: ['createdAt'] },
    ...{ defaultOrder: newestFirst, shown: ['status', 'createdAt'], sums: ['total'] },
  }),
  resource: 'PaymentBatch',
});

const batchAction = {
  access: 'payment.batch',
  method: 'POST',
  reply: paymentBatchRowSchema,
  resource: 'PaymentBatch',
} as const;

export const preparePaymentBatch = endpoint({
  ...batchAction,
  name: 'preparePaymentBatch',
  act: 'payment-batch.PrepareBatch',
  path: '/payment-batches',
  summary: 'Gathers the due bank transfers in the reader’s scope in one batch.',
  body: z.strictObject({
    executionDate: z.iso.date().optional(),
    paymentIds: z.array(uuidSchema).max(5000).optional(),
  }),
  status: 201,
  problems: ['payment-batch-empty', 'payment-batch-date-passed'],
});

export const approvePaymentBatch = endpoint({
  ...batchAction,
  name: 'approvePaymentBatch',
  act: 'payment-batch.ApproveBatch',
  path: '/payment-batches/{id}/approve',
  summary:
    'Approves a batch, by a second person; payments that can no longer be paid are excluded with the reason.',
  params: byId,
  body: z.strictObject({}),
  status: 200,
  problems: ['payment-batch-needs-other-approver', 'payment-batch-status-invalid'],
});

export const discardPaymentBatch = endpoint({
  ...batchAction,
  name: 'discardPaymentBatch',
  act: 'payment-batch.DiscardBatch',
  path: '/payment-batches/{id}/discard',
  summary: 'Discards a batch that was not approved.',
  params: byId,
  body: z.strictObject({}),
  status: 200,
  problems: ['payment-batch-status-invalid'],
});

export const executePaymentBatch = endpoint({
  ...batchAction,
  name: 'executePaymentBatch',
  act: 'payment-batch.ExecuteBatch',
  path: '/payment-batches/{id}/execute',
  summary: 'Records the bank’s execution: every included payment is completed.',
  params: byId,
  body: z.strictObject({}),
  status: 200,
  problems: ['payment-batch-status-invalid'],
});

export const downloadPaymentBatch = endpoint({
  name: 'downloadPaymentBatch',
  method: 'GET',
  path: '/payment-batches/{id}/file',
  access: 'payment.batch',
  summary: 'The pain.001.001.09 file of an approved batch.',
  params: byId,
  produces: 'application/xml',
  problems: ['payment-batch-status-invalid'],
});
