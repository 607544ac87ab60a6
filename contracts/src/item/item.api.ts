import { z } from 'zod';
import { buybackFields } from '../buyback/buyback.fields';
import { answerSchema } from '../buyback/buyback.parts';
import { diagnosticViewSchema } from '../catalogue/diagnostic.rows';
import { currencySchema, endpoint, isoTimeSchema, listOf, reference, uuidSchema } from '../kernel';
import {
  namedBuyerSchema,
  namedStoreSchema,
  namedWarehouseSchema,
} from '../organisation/organisation.references';
import { chosenAnswerSchema } from '../buyback/buyback.bodies';
import { proposalSchema } from '../buyback/buyback.rows';
import { itemCodeSchema } from '../rules/identification-number';
import { partiesSchema } from '../rules/parties';
import { circuitSchema, itemStatusSchema } from '../rules/statuses';
import { lossSchema } from './item.events';

export const byItemId = z.object({ id: uuidSchema });
export const commentSchema = z.string().min(2).max(255).optional();
const resource = 'Item';

const carried = buybackFields.carriedTo('item');
const stockIdSchema = reference(uuidSchema, { to: 'stocks' });

/** The physical product as warehouse screens list it. */
export const itemRowSchema = z.object({
  id: uuidSchema,
  identificationNumber: z.string(),
  status: itemStatusSchema,
  circuit: circuitSchema,
  productLabel: z.string(),
  brand: z.string(),
  categoryId: uuidSchema,
  categoryLabel: z.string(),
  warehouseId: namedWarehouseSchema,
  storeId: namedStoreSchema.optional(),
  buyerId: namedBuyerSchema.optional(),
  ...partiesSchema.shape,
  stockId: stockIdSchema.optional(),
  imei: z.string().optional(),
  ...carried.shape,
  proposal: proposalSchema.optional(),
  returnTransport: z.enum(['requested', 'failed', 'ready', 'handed-over']).optional(),
  returnTrackingNumber: z.string().optional(),
  mailRequests: z.int(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
  registeredAt: isoTimeSchema.optional(),
  inStockSince: isoTimeSchema.optional(),
});
export type ItemRow = z.infer<typeof itemRowSchema>;

export const listItems = endpoint({
  name: 'listItems',
  method: 'GET',
  path: '/items',
  access: 'buyback.list',
  summary: 'Items in the reader’s scope; quarantine is the filter status=item_in_quarantine.',
  reply: itemRowSchema,
  list: listOf(itemRowSchema, {
    filters: [
      'status',
      'warehouseId',
      'storeId',
      'stockId',
      'categoryId',
      'identificationNumber',
      'imei',
      ...carried.codes,
      'returnTransport',
    ],
    ranges: ['createdAt', 'updatedAt'],
    order: ['updatedAt', 'createdAt', 'status', 'productLabel'],
    defaultOrder: { field: 'updatedAt', direction: 'desc' },
    shown: ['status', 'imei', ...carried.codes],
    codes: ['identificationNumber', 'imei', ...carried.codes],
  }),
  resource,
});

export const readItem = endpoint({
  name: 'readItem',
  method: 'GET',
  path: '/items/{id}',
  access: 'buyback.detail',
  summary: 'One item.',
  params: byItemId,
  reply: itemRowSchema,
  resource,
});

/** Each in a field of its own, so that a number is never taken for another kind of number. */
const itemSearchSchema = z
  .strictObject({
    /** 13 digits, or the last 8 of them. */
    code: itemCodeSchema,
    /** The end of a damaged label. */
    lastDigits: z.string().regex(/^\d{4}$/),
    imei: z.string().regex(/^\d{15,17}$/),
    serialNumber: z.string().trim().min(1).max(255),
  })
  .partial()
  .refine((asked) => Object.keys(asked).length === 1, 'exactly one field');
export type ItemSearch = z.infer<typeof itemSearchSchema>;

export const findItems = endpoint({
  name: 'findItems',
  method: 'GET',
  path: '/items/search',
  access: 'buyback.detail',
  summary: 'Items by their code, last 4 digits, IMEI or serial number; several may match a damaged label.',
  query: itemSearchSchema,
  reply: z.object({ items: z.array(itemRowSchema) }),
  problems: ['item-not-recognised'],
});

export const itemAction = {
  method: 'POST',
  params: byItemId,
  reply: itemRowSchema,
  resource,
  status: 200,
} as const;

export const checkInItem = endpoint({
  ...itemAction,
  name: 'checkInItem',
  path: '/items/{id}/check-in',
  access: 'item.check-in',
  summary: 'Registers a received item in the warehouse (stock: awaiting control).',
  body: z.strictObject({ stockId: uuidSchema.optional(), comment: commentSchema }),
  problems: [
    'item-status-not-registrable',
    'check-in-disabled',
    'warehouse-comment-required',
    'stock-choice-invalid',
  ],
});

export const undoCheckIn = endpoint({
  ...itemAction,
  name: 'undoCheckIn',
  path: '/items/{id}/check-in/undo',
  access: 'item.check-in',
  summary: 'Undoes a check-in scanned by mistake, as long as the item has not been controlled.',
  body: z.strictObject({}),
  problems: ['item-status-invalid'],
});

export const controlItem = endpoint({
  ...itemAction,
  name: 'controlItem',
  path: '/items/{id}/control',
  access: 'item.control',
  summary: 'Records the compliance test. The server prices the findings and decides the outcome.',
  body: z.strictObject({
    answers: z.array(chosenAnswerSchema).max(100),
    stockId: uuidSchema.optional(),
    comment: commentSchema,
    photoKeys: z.array(z.string().max(200)).max(8).default([]),
  }),
  problems: [
    'item-not-registered',
    'item-status-not-controllable',
    'answers-insufficient',
    'warehouse-comment-required',
    'buyback-cancel-pending',
  ],
});

/** The questions of the compliance test with the declared answers; the amount in minor units. */
export const itemQuestionsSchema = z.object({
  questions: diagnosticViewSchema.shape.questions,
  declaredAnswers: z.array(answerSchema),
  declaredPrice: z.int(),
  currency: currencySchema,
});
export type ItemQuestions = z.infer<typeof itemQuestionsSchema>;

export const readItemQuestions = endpoint({
  name: 'readItemQuestions',
  method: 'GET',
  path: '/items/{id}/questions',
  access: 'item.control',
  summary: 'The questions that determined the price of the buyback, with the declared answers.',
  params: byItemId,
  reply: itemQuestionsSchema,
});

export const previewControl = endpoint({
  name: 'previewControl',
  method: 'POST',
  path: '/items/{id}/control/preview',
  access: 'item.control',
  summary: 'The outcome that the control would have, without recording it.',
  params: byItemId,
  status: 200,
  body: z.strictObject({ answers: z.array(chosenAnswerSchema).max(100) }),
  reply: z.object({
    outcome: z.string(),
    declaredPrice: z.int(),
    controlledPrice: z.int(),
    state: z.string(),
    absorbedAmount: z.int(),
  }),
  problems: ['answers-insufficient'],
});

export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/items/{id}/photos',
  access: 'item.control',
  summary:
    'Uploads a photo of the product as found: base64 of a JPG or PNG, checked by content and re-encoded.',
  params: byItemId,
  body: z.strictObject({ base64: z.base64().max(700_000) }),
  reply: z.object({ key: z.string() }),
  status: 201,
  problems: ['file-type-not-allowed', 'file-too-large'],
});

export const markItemLost = endpoint({
  ...itemAction,
  name: 'markItemLost',
  path: '/items/{id}/lost',
  access: 'buyback.detail',
  summary:
    'Marks an item as lost in the store, in transport or in the warehouse; each needs its own permission.',
  body: z.strictObject({ where: lossSchema, comment: commentSchema }),
  problems: ['item-not-losable'],
});

export const findLostItem = endpoint({
  ...itemAction,
  name: 'findLostItem',
  path: '/items/{id}/found',
  access: 'item.reintegrate',
  summary: 'Marks a lost item as found.',
  body: z.strictObject({}),
  problems: ['item-status-invalid'],
});

export const reintegrateItem = endpoint({
  ...itemAction,
  name: 'reintegrateItem',
  path: '/items/{id}/reintegrate',
  access: 'item.reintegrate',
  summary: 'Puts a found or cancelled item into a stock.',
  body: z.strictObject({ stockId: uuidSchema }),
  problems: ['item-status-invalid', 'stock-choice-invalid'],
});

export const moveItem = endpoint({
  ...itemAction,
  name: 'moveItem',
  path: '/items/{id}/move',
  access: 'stock.items-move',
  summary: 'Moves an item that is in the warehouse to another stock.',
  body: z.strictObject({ stockId: uuidSchema }),
  problems: ['item-status-invalid', 'stock-choice-invalid'],
});
