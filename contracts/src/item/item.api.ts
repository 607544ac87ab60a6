import { z } from 'zod';
import { buybackFields } from '../buyback/buyback.fields';
import { endpoint, isoTimeSchema, listOf, reference, uuidSchema } from '../kernel';
import {
  namedBuyerSchema,
  namedStoreSchema,
  namedWarehouseSchema,
} from '../organisation/organisation.references';
import { proposalSchema } from '../buyback/buyback.rows';
import { shownProductSchema } from '../buyback/shown-product.rows';
import { lossSchema } from './item.events';
import { itemCodeSchema } from '../rules/identification-number';
import { partiesSchema } from '../rules/parties';
import { circuitSchema, itemStatusSchema } from '../rules/statuses';

export const byItemId = z.object({ id: uuidSchema });
/** Blanks say nothing: where a comment is mandatory, they are none (back office §3 "Root detail"). */
export const commentSchema = z.string().trim().min(2).max(255).optional();
const resource = 'Item';
/** Of every way into a stock. */
export const saleProblems = ['sale-without-test', 'sale-without-erasure'] as const;

const carried = buybackFields.carriedTo('item');
const stockIdSchema = reference(uuidSchema, { to: 'stocks' });

/** The physical product as warehouse screens list it. */
export const itemRowSchema = z.object({
  id: uuidSchema,
  identificationNumber: z.string(),
  status: itemStatusSchema,
  circuit: circuitSchema,
  ...shownProductSchema.shape,
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
  /** Where it was last lost; what was found there has not left the place. */
  lostIn: lossSchema.optional(),
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
      'proposal.status',
    ],
    ranges: ['createdAt', 'updatedAt', 'proposal.expiresAt'],
    order: ['updatedAt', 'createdAt', 'status', 'productLabel'],
    defaultOrder: { field: 'updatedAt', direction: 'desc' },
    shown: ['status', 'imei', 'proposal.status', 'proposal.expiresAt', ...carried.codes],
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
    code: itemCodeSchema.describe('The 13 digits of the code, or the last 8 of them.'),
    lastDigits: z
      .string()
      .regex(/^\d{4}$/)
      .describe('The last 4 digits of the code, from a damaged label.'),
    imei: z
      .string()
      .regex(/^\d{15,17}$/)
      .describe('15 digits, or 16 or 17 with the version.'),
    serialNumber: z.string().trim().min(1).max(255).describe('The whole serial number.'),
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
