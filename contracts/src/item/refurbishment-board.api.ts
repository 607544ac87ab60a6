import { z } from 'zod';
import { amountSchema, currencySchema, endpoint, listOf, uuidSchema } from '../kernel';
import { productStateSchema } from '../rules/statuses';
import { itemEconomicsRowSchema, itemEconomicsSchema } from './item-economics.api';

const group = { id: z.string(), label: z.string().optional(), items: z.int(), averageDays: z.int() };

/**
 * Each number counts what `listItemsInRefurbishment` lists with the filter of its name; what is diagnosed or already
 * refurbished is counted as `listItemsInStock` lists it.
 */
export const readRefurbishmentBoard = endpoint({
  name: 'readRefurbishmentBoard',
  method: 'GET',
  path: '/refurbishment-board',
  access: 'refurb-step.read',
  summary:
    'What is being refurbished: how much stands where and how long, what is late, what it costs and will bring.',
  reply: z.object({
    /** By which the due dates were judged (UTC). */
    today: z.iso.date(),
    inDiagnosis: z.int(),
    inRefurbishment: z.int(),
    /** Over the days that their steps usually take. */
    overdue: z.int(),
    plannedCost: amountSchema,
    completedCost: amountSchema,
    currency: currencySchema.optional(),
    byStock: z.array(z.object(group)),
    byStep: z.array(z.object(group)),
    byTechnician: z.array(z.object(group)),
    /** Of what is refurbished and in stock, the most frequent products first; margins where a resale price is known. */
    margins: z.array(
      z.object({
        ...{ productId: uuidSchema, productLabel: z.string(), state: productStateSchema, items: z.int() },
        ...{ spent: amountSchema, expectedMargin: amountSchema.optional() },
      }),
    ),
  }),
  resource: 'RefurbishmentBoard',
});

export const listItemsInRefurbishment = endpoint({
  name: 'listItemsInRefurbishment',
  method: 'GET',
  path: '/items-in-refurbishment',
  access: 'refurb-step.read',
  summary:
    'Items whose steps are not all done, each with the step that is next, who works on it, and when it is due.',
  reply: itemEconomicsSchema,
  list: listOf(itemEconomicsRowSchema, {
    filters: ['stockId', 'warehouseId', 'work.refurbStepId', 'work.status', 'work.technicianId'],
    ranges: ['work.dueOn', 'work.sinceOn'],
    order: ['work.sinceOn', 'work.dueOn', 'plannedCost'],
    defaultOrder: { field: 'work.sinceOn', direction: 'asc' },
    shown: ['stockId'],
  }),
  resource: 'ItemInRefurbishment',
});

export const listItemsTested = endpoint({
  name: 'listItemsTested',
  method: 'GET',
  path: '/items-tested',
  access: 'refurb-step.read',
  summary:
    'Items that were tested, wherever they are now, by the days of their test, diagnosis and refurbishment: what `readRefurbishmentFigures` counts.',
  reply: itemEconomicsSchema,
  list: listOf(itemEconomicsRowSchema, {
    filters: ['state', 'warehouseId', 'categoryId'],
    ranges: ['testedOn', 'diagnosedOn', 'refurbishedOn'],
    order: ['testedOn', 'diagnosedOn', 'refurbishedOn'],
    defaultOrder: { field: 'testedOn', direction: 'desc' },
    shown: ['state'],
  }),
  resource: 'ItemTested',
});

const daySchema = z.iso.date();

export const refurbishmentFiguresSchema = z.object({
  tested: z.int(),
  diagnosed: z.int(),
  refurbished: z.int(),
  /** Refurbished for each tested, in percent; null if none was tested. */
  rate: z.number().nullable(),
  plannedCost: amountSchema,
  completedCost: amountSchema,
});
export type RefurbishmentFigures = z.infer<typeof refurbishmentFiguresSchema>;

export const readRefurbishmentFigures = endpoint({
  name: 'readRefurbishmentFigures',
  method: 'GET',
  path: '/refurbishment-figures',
  access: 'refurb-step.read',
  summary: 'Of the days from `from` to `to`: what was tested and refurbished, at which rate and cost.',
  query: z.object({
    from: daySchema.describe('The first day, `2026-11-01`.'),
    to: daySchema.describe('The last day, which is included.'),
  }),
  reply: refurbishmentFiguresSchema,
});
