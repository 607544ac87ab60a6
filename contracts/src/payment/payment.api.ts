import { z } from 'zod';
import { buybackFields } from '../buyback/buyback.fields';
import { amountSchema, currencySchema, endpoint, inBulk, isoTimeSchema, listOf, uuidSchema } from '../kernel';
import {
  namedBuyerSchema,
  namedStoreSchema,
  namedWarehouseSchema,
} from '../organisation/organisation.references';
import { partiesSchema } from '../rules/parties';
import { paymentProviderSchema, paymentStatusSchema, paymentTypeSchema } from '../rules/statuses';

const byId = z.object({ id: uuidSchema });
const carried = buybackFields.carriedTo('payment');
const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

export const paymentRowSchema = z.object({
  id: uuidSchema,
  buybackNumber: z.string(),
  status: paymentStatusSchema,
  amount: amountSchema,
  currency: currencySchema,
  type: paymentTypeSchema,
  provider: paymentProviderSchema,
  label: z.string(),
  customerId: uuidSchema.optional(),
  storeId: namedStoreSchema.optional(),
  buyerId: namedBuyerSchema.optional(),
  warehouseId: namedWarehouseSchema.optional(),
  ...partiesSchema.shape,
  attempts: z.int(),
  batchId: uuidSchema.optional(),
  failure: z.string().optional(),
  numberEnding: z.string().optional(),
  ...carried.shape,
  createdAt: isoTimeSchema,
  dueAt: isoTimeSchema.optional(),
  paidAt: isoTimeSchema.optional(),
});
export type PaymentRow = z.infer<typeof paymentRowSchema>;

export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: '/payments',
  access: 'payment.read-custom-values',
  summary: 'Payments in the reader’s scope.',
  reply: paymentRowSchema,
  list: listOf(paymentRowSchema, {
    filters: ['status', 'type', 'provider', 'storeId', 'batchId', 'buybackNumber', ...carried.codes],
    ranges: ['createdAt', 'amount', 'dueAt'],
    order: ['createdAt', 'amount', 'dueAt', 'status'],
    defaultOrder: newestFirst,
    shown: ['status', 'type', 'provider', 'amount', 'dueAt', 'createdAt', ...carried.codes],
    codes: ['buybackNumber', ...carried.codes],
    sums: ['amount'],
  }),
  resource: 'Payment',
});

const paymentAction = {
  method: 'POST',
  params: byId,
  reply: paymentRowSchema,
  status: 200,
  resource: 'Payment',
} as const;

export const markAsPaid = endpoint({
  ...paymentAction,
  name: 'markAsPaid',
  act: 'payment.MarkAsPaid',
  path: '/payments/{id}/mark-as-paid',
  access: 'payment.mark-as-paid',
  summary: 'Books a payment that was made by hand; a failed one by an operator, who says why.',
  body: z.strictObject({ comment: z.string().trim().max(255).optional() }),
  problems: [
    'payment-already-completed',
    'payment-status-invalid',
    'payment-not-manual',
    'payment-comment-required',
  ],
});

export const retryPayment = endpoint({
  ...paymentAction,
  name: 'retryPayment',
  act: 'payment.RetryPayment',
  path: '/payments/{id}/retry',
  access: 'payment.mark-as-paid',
  summary: 'Retries a failed payment.',
  about: 'A bank transfer is not retried alone: the next batch takes it again.',
  body: z.strictObject({}),
  problems: ['payment-status-invalid', 'transfer-needs-batch'],
});

export const markManyAsPaid = inBulk(markAsPaid);
export const retryPayments = inBulk(retryPayment);
