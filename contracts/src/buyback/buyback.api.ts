import { z } from 'zod';
import { endpoint, inBulk, listOf, uuidSchema } from '../kernel';
import { cancelBodySchema, customerFormSchema, customerIdentificationSchema } from './buyback.bodies';
import { buybackFields } from './buyback.fields';
import { buybackRowSchema } from './buyback.rows';
import { timelineEntrySchema } from './timeline.rows';

const byId = z.object({ id: uuidSchema });

const offered = [
  'status',
  'circuit',
  'categoryId',
  'storeId',
  'buyerAccountId',
  'createdAt',
  'payment.status',
  'imei',
] as const;

const buybackLists = listOf(buybackRowSchema, {
  filters: [
    'status',
    'circuit',
    'channel',
    'categoryId',
    'productId',
    'brand',
    'storeId',
    'warehouseId',
    'buyerId',
    'buyerAccountId',
    'identificationNumber',
    'imei',
    ...buybackFields.codes,
    'itemStatus',
    'payment.status',
    'payment.type',
    'deliveryStatus',
    'cancellation',
    'transport.trackingNumber',
  ],
  ranges: ['createdAt', 'updatedAt', 'prices.declared'],
  exists: ['cancellation', 'proposal'],
  order: ['createdAt', 'updatedAt', 'status', 'prices.declared', 'productLabel'],
  defaultOrder: { field: 'createdAt', direction: 'desc' },
  shown: [...offered, ...buybackFields.codes],
  codes: ['identificationNumber', 'imei', ...buybackFields.codes, 'transport.trackingNumber'],
  sums: ['prices.declared'],
});

export const listBuybacks = endpoint({
  name: 'listBuybacks',
  method: 'GET',
  path: '/buybacks',
  access: 'buyback.list',
  summary: 'Buybacks in the reader’s scope.',
  reply: buybackRowSchema,
  list: buybackLists,
  resource: 'Buyback',
});

export const countBuybacks = endpoint({
  name: 'countBuybacks',
  method: 'GET',
  path: '/buybacks/counts',
  access: 'buyback.list',
  summary: 'Number of buybacks per status in the reader’s scope.',
  reply: z.object({ counts: z.record(z.string(), z.int()) }),
});

export const readBuyback = endpoint({
  name: 'readBuyback',
  method: 'GET',
  path: '/buybacks/{id}',
  access: 'buyback.detail',
  summary: 'One buyback.',
  params: byId,
  reply: buybackRowSchema,
  resource: 'Buyback',
});

export const readBuybackByNumber = endpoint({
  name: 'readBuybackByNumber',
  method: 'GET',
  path: '/buybacks/by-identification-number/{number}',
  access: 'buyback.detail',
  summary:
    'One buyback by its 13-digit code; in a store this opens a predeclared one, which is recorded in the access log.',
  params: z.object({
    number: z
      .string()
      .max(100)
      .describe('The 13 digits on the label and in the mails; blanks between them do not count.'),
  }),
  reply: buybackRowSchema,
  resource: 'Buyback',
  problems: [
    'buyback-code-missing',
    'buyback-code-not-digits',
    'buyback-code-not-13-digits',
    'buyback-code-not-recognised',
  ],
});

export const readBuybackTimeline = endpoint({
  name: 'readBuybackTimeline',
  method: 'GET',
  path: '/buybacks/{id}/timeline',
  access: 'buyback.detail',
  summary: 'The history of a buyback, oldest first; `before` (ISO time) ends it at that time.',
  params: byId,
  reply: z.object({ entries: z.array(timelineEntrySchema) }),
});

export const readBuybackCustomer = endpoint({
  name: 'readBuybackCustomer',
  method: 'GET',
  path: '/buybacks/{id}/customer',
  access: 'buyback.read-customer',
  summary: 'The customer’s contact data; every access is recorded in the access log.',
  params: byId,
  reply: z.object({
    erased: z.boolean(),
    contact: customerFormSchema.omit({ iban: true }).partial(),
    ibanEnding: z.string().optional(),
    identification: customerIdentificationSchema.partial().optional(),
  }),
});

export const eraseCustomer = endpoint({
  name: 'eraseCustomer',
  method: 'POST',
  path: '/buybacks/{id}/customer/erase',
  access: 'customer.erase',
  summary:
    'Erases the person: contact data at once, accounting and register data after the legal retention period.',
  params: byId,
  body: z.strictObject({}).optional(),
  reply: z.object({ erased: z.literal(true), accounting: z.enum(['erased', 'retained']) }),
});

export const cancelBuyback = endpoint({
  name: 'cancelBuyback',
  act: 'buyback.RequestCancellation',
  about:
    'The payment is cancelled first. The reply waits up to three seconds for that: the buyback is then `bb_cancelled`, or keeps its status until the payment has answered. If the payment cannot be cancelled, `payment-not-cancellable` says so, and `force` cancels without it.',
  method: 'POST',
  path: '/buybacks/{id}/cancel',
  access: 'buyback.cancel',
  summary:
    'Cancels a buyback and its payment; `force` is possible after the payment could not be cancelled (needs buyback.force-cancel).',
  params: byId,
  body: cancelBodySchema,
  reply: buybackRowSchema,
  resource: 'Buyback',
  problems: [
    'buyback-not-cancellable',
    'buyback-cancelled',
    'payment-not-cancellable',
    'force-not-needed',
    'cancel-comment-required',
  ],
});

export const cancelBuybacks = inBulk(cancelBuyback);
