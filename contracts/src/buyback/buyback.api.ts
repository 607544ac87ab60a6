import { z } from 'zod';
import { endpoint, uuidSchema } from '../kernel';
import {
  cancelBodySchema,
  cartBodySchema,
  customerFormSchema,
  customerIdentificationSchema,
  finaliseBodySchema,
  linkTokenSchema,
  storeBuybackBodySchema,
  webBuybackBodySchema,
} from './buyback.bodies';
import { buybackRowSchema, proposalSchema, timelineEntrySchema } from './buyback.rows';

const byId = z.object({ id: uuidSchema });
const byStore = z.object({ storeId: uuidSchema });
const withLink = z.object({ token: linkTokenSchema.optional() });

export const declarationProblems = [
  'product-worth-zero',
  'no-buyback-price',
  'no-payment-mode',
  'no-transport-mode',
  'no-warehouse',
  'answers-insufficient',
  'product-gone',
  'product-unpublished',
  'no-diagnostic-question',
  'circuit-inactive',
  'country-not-eligible',
  'cart-minimum-not-reached',
  'imei-required',
  'imei-mismatch',
  'identity-document-required',
  'terms-not-accepted',
  'iban-required',
] as const;

/** What a customer gets back: enough to confirm, follow and print, and the link's token. */
export const createdBuybackSchema = buybackRowSchema
  .pick({
    id: true,
    identificationNumber: true,
    status: true,
    circuit: true,
    productLabel: true,
    currency: true,
  })
  .extend({ price: z.int(), labelExpected: z.boolean(), token: linkTokenSchema });
export type CreatedBuyback = z.infer<typeof createdBuybackSchema>;

export const declareBuyback = endpoint({
  name: 'declareBuyback',
  method: 'POST',
  path: '/buybacks',
  access: 'buyback.declare',
  summary: 'A customer declares a buyback on the web.',
  body: webBuybackBodySchema,
  reply: createdBuybackSchema,
  status: 201,
  resource: 'Buyback',
  problems: declarationProblems,
});

export const createStoreBuyback = endpoint({
  name: 'createStoreBuyback',
  method: 'POST',
  path: '/store/{storeId}/buybacks',
  access: 'buyback.create',
  summary: 'A seller creates a buyback in their store.',
  params: byStore,
  body: storeBuybackBodySchema,
  reply: createdBuybackSchema,
  status: 201,
  resource: 'Buyback',
  problems: [...declarationProblems, 'store-not-allowed'],
});

export const finalizeStoreBuyback = endpoint({
  name: 'finalizeStoreBuyback',
  method: 'POST',
  path: '/store/{storeId}/buybacks/{buybackId}/finalize',
  access: 'buyback.finalise',
  summary: 'The product was handed over in the store: identity collected where required, hand-over signed.',
  params: z.object({ storeId: uuidSchema, buybackId: uuidSchema }),
  body: finaliseBodySchema,
  reply: buybackRowSchema,
  resource: 'Buyback',
  problems: [
    'buyback-status-invalid',
    'buyback-already-finalised',
    'buyback-cancelled',
    'buyback-cancel-pending',
    'identity-document-required',
    'consent-required',
    'iban-required',
    'store-not-allowed',
  ],
});

export const buybackFilters = {
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
    'identificationNumber',
    'imei',
    'serialNumber',
    'itemStatus',
    'payment.status',
    'payment.type',
    'deliveryStatus',
    'cancellation',
  ],
  ranges: ['createdAt', 'updatedAt', 'prices.declared'],
  exists: ['cancellation', 'proposal'],
  order: ['createdAt', 'updatedAt', 'status', 'prices.declared', 'productLabel'],
} as const;

export const listBuybacks = endpoint({
  name: 'listBuybacks',
  method: 'GET',
  path: '/buybacks',
  access: 'buyback.list',
  summary: 'Buybacks in the reader’s scope.',
  reply: buybackRowSchema,
  list: buybackFilters,
  resource: 'Buyback',
});

export const countBuybacks = endpoint({
  name: 'countBuybacks',
  method: 'GET',
  path: '/buybacks/counts',
  access: 'buyback.list',
  summary: 'Number of buybacks per status in the reader’s scope, kept by a projection.',
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
  summary: 'One buyback by its 13-digit code.',
  params: z.object({ number: z.string().min(1).max(32) }),
  reply: buybackRowSchema,
  resource: 'Buyback',
  problems: ['buyback-code-not-recognised'],
});

export const readBuybackTimeline = endpoint({
  name: 'readBuybackTimeline',
  method: 'GET',
  path: '/buybacks/{id}/timeline',
  access: 'buyback.detail',
  summary: 'What happened to a file, oldest first; `before` (ISO time) rebuilds it as of then.',
  params: byId,
  reply: z.object({ entries: z.array(timelineEntrySchema) }),
});

export const readBuybackCustomer = endpoint({
  name: 'readBuybackCustomer',
  method: 'GET',
  path: '/buybacks/{id}/customer',
  access: 'buyback.read-customer',
  summary: 'The customer’s contact data; every read is kept in the access log.',
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
  summary: 'Forgets the person: contact data at once, accounts and register when the law’s date has come.',
  params: byId,
  body: z.strictObject({}).optional(),
  reply: z.object({ erased: z.literal(true), accounting: z.enum(['erased', 'retained']) }),
});

export const cancelBuyback = endpoint({
  name: 'cancelBuyback',
  method: 'POST',
  path: '/buybacks/{id}/cancel',
  access: 'buyback.cancel',
  summary:
    'Cancels a buyback and its payment; `force` after a failed payment cancel (needs buyback.force-cancel).',
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

export const readInstructions = endpoint({
  name: 'readInstructions',
  method: 'GET',
  path: '/buybacks/{id}/instructions',
  access: 'anonymous',
  summary: 'What the customer or the store does next, in order.',
  params: byId,
  query: withLink,
  reply: z.object({
    instructions: z.array(z.object({ sequence: z.int(), type: z.string(), label: z.string() })),
  }),
});

export const readAdditionalInfos = endpoint({
  name: 'readAdditionalInfos',
  method: 'GET',
  path: '/buybacks/{id}/additional-infos',
  access: 'anonymous',
  summary: 'Documents and links that belong to a buyback.',
  params: byId,
  query: withLink,
  reply: z.object({
    labelExpected: z.boolean(),
    labelReady: z.boolean(),
    transferOrderCopies: z.int(),
    trackingLink: z.string().optional(),
    paymentDelayDays: z.int(),
  }),
});

/** Everything the public tracking and counter-offer pages show; nothing about other people. */
export const trackBuyback = endpoint({
  name: 'trackBuyback',
  method: 'GET',
  path: '/buybacks/{id}/tracking',
  access: 'public',
  summary: 'The customer’s own view of a file, through the unguessable link.',
  params: byId,
  query: z.object({ token: linkTokenSchema }),
  reply: buybackRowSchema
    .pick({
      id: true,
      identificationNumber: true,
      status: true,
      circuit: true,
      productLabel: true,
      brand: true,
      currency: true,
      prices: true,
      priceLines: true,
      deliveryStatus: true,
      createdAt: true,
      transport: true,
    })
    .extend({
      proposal: proposalSchema.optional(),
      paymentStatus: z.string(),
      photos: z.array(z.string()),
      history: z.array(z.object({ at: z.string(), type: z.string() })),
    }),
});

export const downloadPhoto = endpoint({
  name: 'downloadPhoto',
  method: 'GET',
  path: '/buybacks/{id}/photos/{name}',
  access: 'public',
  summary:
    'A photo of the found state; by its own address, the customer’s link or a session that may see the file.',
  params: z.object({ id: uuidSchema, name: z.string().regex(/^[0-9a-z-]{1,64}\.(png|jpg)$/) }),
  query: withLink,
  produces: 'image/*',
});

const proposalAnswer = {
  params: byId,
  body: z.strictObject({ token: linkTokenSchema }),
  resource: 'Buyback',
} as const;

export const acceptProposal = endpoint({
  name: 'acceptProposal',
  method: 'POST',
  path: '/buybacks/{id}/proposal/accept',
  access: 'public',
  summary: 'The customer accepts the new price.',
  ...proposalAnswer,
  status: 200,
  reply: z.object({ id: uuidSchema, answer: z.literal('accepted') }),
  problems: ['proposal-answered', 'proposal-not-open'],
});

export const declineProposal = endpoint({
  name: 'declineProposal',
  method: 'POST',
  path: '/buybacks/{id}/proposal/reject',
  access: 'public',
  summary: 'The customer declines the new price; the product is sent back.',
  ...proposalAnswer,
  status: 200,
  reply: z.object({ id: uuidSchema, answer: z.literal('declined') }),
  problems: ['proposal-answered', 'proposal-not-open'],
});

export const probeShippingLabel = endpoint({
  name: 'probeShippingLabel',
  method: 'HEAD',
  path: '/buybacks/{id}/shipping-label',
  access: 'public',
  summary: '425 not ready, 404 none expected, 200 when ready.',
  params: byId,
  query: withLink,
  problems: ['shipping-label-not-ready', 'shipping-label-not-expected'],
});

export const downloadShippingLabel = endpoint({
  name: 'downloadShippingLabel',
  method: 'GET',
  path: '/buybacks/{id}/shipping-label',
  access: 'public',
  summary: 'The label as PDF (A6); by link token or by a session that may see the file.',
  params: byId,
  query: withLink,
  produces: 'application/pdf',
  problems: ['shipping-label-not-ready', 'shipping-label-not-expected'],
});

export const downloadTrackingSheet = endpoint({
  name: 'downloadTrackingSheet',
  method: 'GET',
  path: '/buybacks/{id}/tracking-sheet',
  access: 'public',
  summary: 'The tracking sheet that travels with the product (PDF).',
  params: byId,
  query: withLink,
  produces: 'application/pdf',
});

export const downloadTransferOrder = endpoint({
  name: 'downloadTransferOrder',
  method: 'GET',
  path: '/buybacks/{id}/transfer-order',
  access: 'buyback.detail',
  summary: 'The transfer order with the configured text, in its configured number of copies (PDF).',
  params: byId,
  produces: 'application/pdf',
  problems: ['transfer-order-unavailable'],
});

export const saveCart = endpoint({
  name: 'saveCart',
  method: 'PUT',
  path: '/cart/{id}',
  access: 'session.own',
  summary: 'Keeps a cart for checkout.',
  params: byId,
  body: cartBodySchema,
  reply: z.object({ id: uuidSchema, total: z.int(), missingToMinimum: z.int() }),
  problems: ['cart-full', 'cart-already-validated'],
});

export const validateCart = endpoint({
  name: 'validateCart',
  method: 'POST',
  path: '/cart/{id}/validate',
  access: 'session.own',
  summary: 'Declares one buyback a line of the cart; a second call answers the same buybacks.',
  params: byId,
  body: z.strictObject({}).optional(),
  reply: z.object({ id: uuidSchema, buybacks: z.array(createdBuybackSchema) }),
  status: 200,
  problems: [...declarationProblems, 'store-not-allowed', 'not-found'],
});
