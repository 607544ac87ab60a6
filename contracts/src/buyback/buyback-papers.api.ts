import { z } from 'zod';
import { endpoint, translationsSchema, uuidSchema } from '../kernel';
import { readImeiProblems } from './buyback-declare.api';
import { linkTokenSchema, unsignedBodySchema } from './buyback.bodies';

const byId = z.object({ id: uuidSchema });
const inOtherLanguages = translationsSchema(z.string()).optional();
const withLink = z.object({ token: linkTokenSchema.optional() });

export const readInstructions = endpoint({
  name: 'readInstructions',
  method: 'GET',
  path: '/buybacks/{id}/instructions',
  access: 'anonymous',
  summary: 'The next steps of the customer or the store, in order.',
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
    /** What the rule of the circuit wants people to see first, and its terms. */
    highlightedInstruction: z.string().optional(),
    highlightedInstructionTranslations: inOtherLanguages,
    terms: z.string().optional(),
    termsTranslations: inOtherLanguages,
    /** The rule asks for traceability: the tracking sheet travels with the product. */
    trackingSheetExpected: z.boolean(),
    /** For readers who hold `payment.read-custom-values`. */
    customValues: z.record(z.string(), z.string()).optional(),
  }),
});

export const probeShippingLabel = endpoint({
  name: 'probeShippingLabel',
  method: 'HEAD',
  path: '/buybacks/{id}/shipping-label',
  access: 'public',
  summary: 'Whether the shipping label is ready: 425 not ready, 404 none expected, 200 ready.',
  params: byId,
  query: withLink,
  problems: ['unauthenticated', 'shipping-label-not-ready', 'shipping-label-not-expected'],
});

export const downloadShippingLabel = endpoint({
  name: 'downloadShippingLabel',
  method: 'GET',
  path: '/buybacks/{id}/shipping-label',
  access: 'public',
  summary: 'The label as PDF (A6); accessible by link token or by a session that may see the buyback.',
  params: byId,
  query: withLink,
  produces: 'application/pdf',
  problems: [
    'unauthenticated',
    'shipping-label-not-ready',
    'shipping-label-not-expected',
    'transport-provider-unreachable',
    'label-address-incomplete',
  ],
});

export const downloadTrackingSheet = endpoint({
  name: 'downloadTrackingSheet',
  method: 'GET',
  path: '/buybacks/{id}/tracking-sheet',
  access: 'public',
  summary: 'The tracking sheet that accompanies the product (PDF).',
  params: byId,
  query: withLink,
  produces: 'application/pdf',
  problems: ['unauthenticated'],
});

export const downloadCartTransferOrder = endpoint({
  name: 'downloadCartTransferOrder',
  method: 'GET',
  path: '/store/{storeId}/cart/{cartId}/transfer-order',
  access: 'buyback.finalise',
  summary:
    'The transfer order of every product of a validated cart, to be read and signed before the hand-over (PDF); one order per buyer.',
  params: z.object({ storeId: uuidSchema, cartId: uuidSchema }),
  produces: 'application/pdf',
  problems: ['store-not-allowed', 'not-found', 'transfer-order-unavailable'],
});

export const drawTransferOrder = endpoint({
  name: 'drawTransferOrder',
  method: 'POST',
  path: '/store/{storeId}/buybacks/{buybackId}/transfer-order',
  access: 'buyback.finalise',
  summary:
    'The transfer order as it would be signed now (PDF), with the customer and the check that are sent along; nothing is kept.',
  params: z.object({ storeId: uuidSchema, buybackId: uuidSchema }),
  body: unsignedBodySchema,
  produces: 'application/pdf',
  status: 200,
  confidential: true,
  problems: [
    'store-not-allowed',
    'buyback-status-invalid',
    'buyback-not-eligible',
    'buyback-already-finalised',
    'buyback-cancelled',
    'buyback-cancel-pending',
    'answers-insufficient',
    'answer-blocks-buyback',
    'no-buyback-price',
    'product-worth-zero',
    'price-changed-meanwhile',
    ...readImeiProblems,
    'identity-document-required',
    'iban-required',
    'transfer-order-unavailable',
  ],
});

export const downloadTransferOrder = endpoint({
  name: 'downloadTransferOrder',
  method: 'GET',
  path: '/buybacks/{id}/transfer-order',
  access: 'buyback.detail',
  summary:
    'The transfer order with the configured text, in the configured number of copies (PDF); with all products of its cart that the same buyer takes.',
  params: byId,
  produces: 'application/pdf',
  problems: ['hand-over-not-signed', 'transfer-order-unavailable'],
});
