import { z } from 'zod';
import {
  amountSchema,
  currencySchema,
  endpoint,
  isoTimeSchema,
  listOf,
  reference,
  uuidSchema,
} from '../kernel';
import { shownProductSchema } from '../buyback/shown-product.rows';
import { namedWarehouseSchema } from '../organisation/organisation.references';
import { itemStatusSchema, productStateSchema } from '../rules/statuses';
import { byItemId } from './item.api';
import { refurbStepStatusSchema } from './refurbishment.parts';

/** What an item has cost and what it is expected to bring, in minor units (back office §3 "Item"). */
export const itemEconomicsRowSchema = z.object({
  id: uuidSchema,
  identificationNumber: z.string(),
  productId: uuidSchema,
  ...shownProductSchema.shape,
  /** As declared, then as the latest test found it. */
  state: productStateSchema,
  status: itemStatusSchema,
  warehouseId: namedWarehouseSchema,
  stockId: reference(uuidSchema, { to: 'stocks' }).optional(),
  /** When it came into stock; moving from stock to stock does not change it. */
  stockedAt: isoTimeSchema.optional(),
  currency: currencySchema,
  declaredPrice: amountSchema,
  controlledPrice: amountSchema.optional(),
  /** What was finally agreed with the customer; unset until then. */
  purchasePrice: amountSchema.optional(),
  /** Of all steps that were not cancelled. */
  plannedCost: amountSchema,
  completedCost: amountSchema,
  /** What it brought; unset until it is sold, or if nobody said so. */
  soldPrice: amountSchema.optional(),
  /** While its steps are not confirmed: the one that is worked on, or the next. */
  work: z
    .object({
      refurbStepId: uuidSchema.optional(),
      label: z.string().optional(),
      status: refurbStepStatusSchema.optional(),
      technicianId: uuidSchema.optional(),
      sinceOn: z.iso.date(),
      dueOn: z.iso.date().optional(),
    })
    .optional(),
  /** Days (UTC) of its latest test, of its diagnosis and of the end of its refurbishment. */
  testedOn: z.iso.date().optional(),
  diagnosedOn: z.iso.date().optional(),
  refurbishedOn: z.iso.date().optional(),
  updatedAt: isoTimeSchema,
});
export type ItemEconomicsRow = z.infer<typeof itemEconomicsRowSchema>;

export const itemEconomicsSchema = itemEconomicsRowSchema.extend({
  daysInStock: z.int().nonnegative().optional(),
  expectedPrice: amountSchema.optional(),
  /** Expected price less purchase and planned cost. */
  expectedMargin: amountSchema.optional(),
  /** What was left of it, by the steps that were done. */
  realMargin: amountSchema.optional(),
});
export type ItemEconomics = z.infer<typeof itemEconomicsSchema>;

export const listItemsInStock = endpoint({
  name: 'listItemsInStock',
  method: 'GET',
  path: '/items-in-stock',
  access: 'stock.items-read',
  summary: 'What lies in the stocks of the reader’s warehouses, since when, and what it has cost.',
  reply: itemEconomicsSchema,
  list: listOf(itemEconomicsRowSchema, {
    filters: ['stockId', 'status', 'warehouseId', 'categoryId', 'productId', 'state', 'identificationNumber'],
    ranges: ['stockedAt', 'plannedCost', 'purchasePrice'],
    order: [
      'stockedAt',
      'updatedAt',
      'productLabel',
      'status',
      'purchasePrice',
      'plannedCost',
      'completedCost',
    ],
    defaultOrder: { field: 'stockedAt', direction: 'asc' },
    shown: ['stockId', 'status', 'state'],
    codes: ['identificationNumber'],
  }),
  resource: 'ItemInStock',
});

export const readItemEconomics = endpoint({
  name: 'readItemEconomics',
  method: 'GET',
  path: '/items/{id}/economics',
  access: 'stock.items-read',
  summary: 'What an item was bought for, what each of its steps costs, and the margin that is expected.',
  params: byItemId,
  reply: itemEconomicsSchema.extend({
    steps: z.array(
      z.object({ id: uuidSchema, label: z.string(), status: refurbStepStatusSchema, cost: amountSchema }),
    ),
  }),
  resource: 'ItemEconomics',
});
