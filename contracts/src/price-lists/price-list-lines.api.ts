import { z } from 'zod';
import { endpoint, uploadedFileSchema, uuidSchema } from '../kernel';
import { productPricesSchema } from '../rules';

/** Most lines of one list. */
export const maxPriceListLines = 100_000;
const byId = z.object({ id: uuidSchema });
const shared = { access: 'price-list.manage', method: 'POST', status: 200 } as const;
const problems = ['price-list-status-invalid', 'price-list-too-long'] as const;

/** How many lines the list has afterwards. */
const written = z.object({ lines: z.int() });

export const putPriceListLines = endpoint({
  ...shared,
  name: 'putPriceListLines',
  path: '/price-lists/{id}/lines',
  summary: 'Adds products with their prices to a draft, or changes their prices in it.',
  params: byId,
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productId: uuidSchema, prices: productPricesSchema }))
      .min(1)
      .max(1000),
  }),
  reply: written,
  problems: [...problems, 'product-gone'],
});

/** Why a line of a file is left out. */
export const priceFileFaults = [
  'product-unknown',
  'product-ambiguous',
  'price-invalid',
  'price-missing',
] as const;
/** Of those left out, the first are named. */
export const namedPriceFaults = 100;

export const enterPriceFile = endpoint({
  ...shared,
  name: 'enterPriceFile',
  path: '/price-lists/{id}/lines/file',
  summary:
    'Adds the products of a CSV file with their prices to a draft. Its columns are those of the product export: `id`, `ean` or `reference`, and `price_…`.',
  params: byId,
  consumes: 'multipart/form-data',
  body: z.strictObject({ file: uploadedFileSchema(8 * 1024 * 1024) }),
  reply: z.object({
    lines: z.int(),
    entered: z.int(),
    left: z.int(),
    faults: z.array(z.object({ line: z.int(), code: z.enum(priceFileFaults) })).max(namedPriceFaults),
  }),
  problems: [...problems, 'import-file-refused', 'csv-columns-missing', 'file-too-large'],
});

export const adjustPriceList = endpoint({
  ...shared,
  name: 'adjustPriceList',
  path: '/price-lists/{id}/adjust',
  summary:
    'Adds products at their present prices changed by a percentage, each rounded to the cent: the named ones, or all of a category and those below it.',
  params: byId,
  body: z.strictObject({
    percentage: z.number().min(-100).max(1000),
    productIds: z.array(uuidSchema).min(1).max(1000).optional(),
    category: uuidSchema.optional(),
  }),
  reply: written,
  problems: [...problems],
});

export const removePriceListLine = endpoint({
  name: 'removePriceListLine',
  method: 'DELETE',
  access: 'price-list.manage',
  path: '/price-lists/{id}/lines/{productId}',
  summary: 'Takes a product out of a draft.',
  params: z.object({ id: uuidSchema, productId: uuidSchema }),
  status: 204,
  problems: ['price-list-status-invalid'],
});
