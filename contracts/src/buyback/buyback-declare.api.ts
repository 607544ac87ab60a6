import { z } from 'zod';
import { endpoint, perHour, uuidSchema } from '../kernel';
import {
  cartBodySchema,
  finaliseBodySchema,
  finaliseCartBodySchema,
  linkTokenSchema,
  storeBuybackBodySchema,
  webBuybackBodySchema,
} from './buyback.bodies';
import { buybackRowSchema } from './buyback.rows';

/** What a store reads from a product, and keeps only by a deliberate act. */
export const readImeiProblems = [
  'imei-required',
  'imei-mismatch',
  'imei-check-digit-wrong',
  'imei-not-as-declared',
] as const;

const byId = z.object({ id: uuidSchema });
const byStore = z.object({ storeId: uuidSchema });

/** Each declaration sends mails to an address that nobody has confirmed. */
const declarations = [perHour('session', 30), perHour('address', 300), perHour('recipient', 10)];

export const declarationProblems = [
  'account-not-retailer',
  'product-worth-zero',
  'no-buyback-price',
  'no-payment-mode',
  'no-transport-mode',
  'no-warehouse',
  'answers-insufficient',
  'answer-blocks-buyback',
  'product-gone',
  'product-unpublished',
  'no-diagnostic-question',
  'country-not-eligible',
  'cart-minimum-not-reached',
  'imei-required',
  'imei-mismatch',
  'imei-check-digit-wrong',
  'identity-document-required',
  'appointment-required',
  'appointment-not-in-future',
  'appointment-too-late',
  'appointment-not-expected',
  'terms-not-accepted',
  'iban-required',
  'price-changed-meanwhile',
] as const;

/** What the customer receives: enough to confirm, follow and print, plus the link's token. */
export const createdBuybackSchema = buybackRowSchema
  .pick({
    id: true,
    identificationNumber: true,
    status: true,
    circuit: true,
    productLabel: true,
    productLabelTranslations: true,
    productImage: true,
    productDrawing: true,
    currency: true,
    priceLock: true,
  })
  .extend({ price: z.int(), labelExpected: z.boolean(), token: linkTokenSchema });
export type CreatedBuyback = z.infer<typeof createdBuybackSchema>;

export const declareBuyback = endpoint({
  name: 'declareBuyback',
  method: 'POST',
  path: '/buybacks',
  access: 'buyback.declare',
  summary: 'A customer declares a buyback on the web.',
  limits: declarations,
  challenged: true,
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
  act: 'buyback.FinaliseBuyback',
  method: 'POST',
  path: '/store/{storeId}/buybacks/{buybackId}/finalize',
  access: 'buyback.finalise',
  summary:
    'Finalises a buyback when the product is handed over in the store: identity collected if required, hand-over signed.',
  params: z.object({ storeId: uuidSchema, buybackId: uuidSchema }),
  body: finaliseBodySchema,
  reply: buybackRowSchema,
  resource: 'Buyback',
  problems: [
    'product-worth-zero',
    'no-buyback-price',
    'answers-insufficient',
    'answer-blocks-buyback',
    'buyback-status-invalid',
    'buyback-not-eligible',
    'buyback-already-finalised',
    'buyback-cancelled',
    'buyback-cancel-pending',
    'identity-document-required',
    'consent-required',
    'signature-required',
    'price-changed-meanwhile',
    ...readImeiProblems,
    'iban-required',
    'store-not-allowed',
  ],
});

export const saveCart = endpoint({
  name: 'saveCart',
  method: 'PUT',
  path: '/cart/{id}',
  access: 'session.own',
  summary: 'Stores a cart for checkout.',
  params: byId,
  body: cartBodySchema,
  reply: z.object({ id: uuidSchema, total: z.int(), missingToMinimum: z.int() }),
  problems: [
    'cart-full',
    'cart-already-validated',
    'store-not-allowed',
    'premium-feature-missing',
    'product-gone',
  ],
});

export const validateCart = endpoint({
  name: 'validateCart',
  method: 'POST',
  path: '/cart/{id}/validate',
  access: 'session.own',
  summary: 'Declares one buyback per line of the cart; a second call returns the same buybacks.',
  limits: declarations,
  challenged: true,
  params: byId,
  body: z.strictObject({}).optional(),
  reply: z.object({ id: uuidSchema, buybacks: z.array(createdBuybackSchema) }),
  status: 200,
  problems: [...declarationProblems, 'store-not-allowed', 'premium-feature-missing', 'not-found'],
});

export const finalizeStoreCart = endpoint({
  name: 'finalizeStoreCart',
  act: 'buyback.FinaliseBuyback',
  method: 'POST',
  path: '/store/{storeId}/cart/{cartId}/finalize',
  access: 'buyback.finalise',
  summary:
    'Finalises every buyback of a validated cart: one customer, one identity document, one signature. A second call returns the same buybacks.',
  params: byStore.extend({ cartId: uuidSchema }),
  body: finaliseCartBodySchema,
  reply: z.object({ id: uuidSchema, buybacks: z.array(buybackRowSchema) }),
  status: 200,
  problems: [
    'buyback-cancel-pending',
    'identity-document-required',
    'signature-required',
    'iban-required',
    'store-not-allowed',
    'not-found',
  ],
});
