import { z } from 'zod';
import { endpoint, isoTimeSchema, listOf, uuidSchema } from '../kernel';
import { productPricesSchema } from '../rules';
import { changedMeanwhileSchema } from './price-list.events';
import { priceListLineSchema, priceListRowSchema } from './price-list.rows';
import { simulationSchema } from './simulation.rows';

const byId = z.object({ id: uuidSchema });
const none = z.strictObject({});
const read = { method: 'GET', access: 'price-list.read' } as const;
const act = {
  method: 'POST',
  access: 'price-list.manage',
  params: byId,
  status: 200,
  reply: priceListRowSchema,
  resource: 'PriceList',
} as const;
const status = 'price-list-status-invalid';

export const listPriceLists = endpoint({
  ...read,
  name: 'listPriceLists',
  path: '/price-lists',
  summary: 'Price lists: drafts, those to be published at a set time, published and rolled back.',
  reply: priceListRowSchema,
  list: listOf(priceListRowSchema, {
    ...{ filters: ['status'], ranges: ['createdAt'], order: ['createdAt', 'name'] },
    ...{ defaultOrder: { field: 'createdAt', direction: 'desc' }, shown: ['status', 'createdAt'] },
  }),
  resource: 'PriceList',
});

export const readPriceList = endpoint({
  ...read,
  name: 'readPriceList',
  path: '/price-lists/{id}',
  summary: 'One price list.',
  params: byId,
  reply: priceListRowSchema.extend({ lines: z.int() }),
});

export const draftPriceList = endpoint({
  ...act,
  name: 'draftPriceList',
  act: 'price-list.DraftPriceList',
  path: '/price-lists',
  params: z.object({}),
  summary: 'Begins a price list; nothing changes until it is published.',
  body: z.strictObject({ name: z.string().trim().min(2).max(255) }),
  status: 201,
});

export const simulatePriceList = endpoint({
  ...read,
  name: 'simulatePriceList',
  path: '/price-lists/{id}/simulation',
  summary: 'What the list would have offered for the quotes of the last 30 days.',
  params: byId,
  reply: simulationSchema,
});

export const publishPriceList = endpoint({
  ...act,
  name: 'publishPriceList',
  act: 'price-list.PublishPriceList',
  path: '/price-lists/{id}/publish',
  summary: 'Publishes the list now: its prices become those of its products.',
  body: none,
  problems: [status, 'price-list-empty'],
});

export const schedulePriceList = endpoint({
  ...act,
  name: 'schedulePriceList',
  act: 'price-list.SchedulePriceList',
  path: '/price-lists/{id}/schedule',
  summary: 'Publishes the list at a set time; until then its lines cannot change.',
  body: z.strictObject({ at: isoTimeSchema }),
  problems: [status, 'price-list-empty', 'price-list-time-passed'],
});

export const unschedulePriceList = endpoint({
  ...act,
  name: 'unschedulePriceList',
  act: 'price-list.UnschedulePriceList',
  path: '/price-lists/{id}/unschedule',
  summary: 'Makes a scheduled list a draft again.',
  body: none,
  problems: [status],
});

export const cancelPriceList = endpoint({
  ...act,
  name: 'cancelPriceList',
  act: 'price-list.CancelPriceList',
  path: '/price-lists/{id}/cancel',
  summary: 'Gives up a list that was not published.',
  body: none,
  problems: [status],
});

export const readChangedMeanwhile = endpoint({
  ...read,
  name: 'readChangedMeanwhile',
  path: '/price-lists/{id}/changed-meanwhile',
  summary: 'Products whose prices were changed after the list was published: the first 100, and how many.',
  params: byId,
  reply: z.object({
    count: z.int(),
    products: z.array(
      z.object({ id: uuidSchema, label: z.string(), listed: productPricesSchema, now: productPricesSchema }),
    ),
  }),
});

export const rollBackPriceList = endpoint({
  ...act,
  name: 'rollBackPriceList',
  act: 'price-list.RollBackPriceList',
  path: '/price-lists/{id}/roll-back',
  summary:
    'Begins to restore the prices before the list. What was changed meanwhile is taken back too (`take`), or nothing is rolled back (`refuse`): the list is published again and says how many were changed (`rollBackRefused`).',
  body: z.strictObject({ changedMeanwhile: changedMeanwhileSchema }),
  problems: [status],
});

const lines = listOf(priceListLineSchema, {
  ...{ filters: [], order: ['productLabel', 'brand'] },
  ...{ defaultOrder: { field: 'productLabel', direction: 'asc' }, shown: [] },
});
/** By the words and codes of their products, as in the list of products: no field of a line. */
export const priceListLineFinder = 'search_product_buyback';

export const listPriceListLines = endpoint({
  ...read,
  name: 'listPriceListLines',
  path: '/price-lists/{id}/lines',
  summary:
    'The lines of a price list; `search_product_buyback`: those whose products this finds in the list of products, or that begin with it if it finds none.',
  params: byId,
  reply: priceListLineSchema,
  list: {
    ...lines,
    filters: [priceListLineFinder],
    meanings: {
      [priceListLineFinder]: 'Only lines whose products the list of products finds by these words or codes.',
    },
  },
  resource: 'PriceListLine',
});
