import { z } from 'zod';
import { endpoint, resource, shownAs } from '../kernel';
import { channelSchema, productDrawingSchema } from '../rules';
import { diagnosticViewSchema } from './diagnostic.rows';
import { productInputSchema, productSchema, publicProductSchema } from './product.document';

const byId = z.object({ id: z.uuid() });
export const productFinder = {
  search_product_buyback:
    'Only products that have these words in label, brand or reference, or one of these codes; the last word may be a beginning.',
} as const;

export const products = resource({
  name: 'products',
  published: true,
  type: 'Product',
  schema: productInputSchema,
  computed: z.object({
    /** The name of its category. */
    category: z.string(),
    /** What the list filters and sorts by, in minor units. */
    buybackPriceGradeA: shownAs('money', z.int()).nullable(),
    /** Grams: its own nominal weight, or the default of its category. */
    effectiveWeight: z.int().nonnegative(),
    ean: productSchema.shape.ean,
    /** Of its category, for where it has no picture. */
    drawing: productDrawingSchema.optional(),
  }),
  permissions: { list: 'product.list', create: 'product.create', update: 'product.update' },
  list: {
    filters: [
      'search_product_buyback',
      'category',
      'status',
      'brand',
      'label',
      'reference',
      'ean',
      'tacCodes',
    ],
    meanings: productFinder,
    ranges: ['buybackPriceGradeA'],
    order: ['label', 'brand', 'category', 'buybackPriceGradeA', 'status'],
    // Back office §2: name (the search box), status, price and categories.
    shown: ['status', 'category', 'buybackPriceGradeA', 'brand', 'reference', 'ean'],
  },
  problems: ['invalid-request'],
});

export const publicProductEndpoints = {
  list: endpoint({
    name: 'listPublicProducts',
    method: 'GET',
    path: '/public/products',
    access: 'catalogue.browse',
    summary: 'Published products, as visible to the public; `category` includes its descendants.',
    list: {
      filters: ['search_product_buyback', 'category', 'brand'],
      meanings: productFinder,
      ranges: ['buybackPriceGradeA'],
      order: ['label', 'buybackPriceGradeA'],
    },
    resource: 'PublicProduct',
    reply: publicProductSchema,
  }),
  get: endpoint({
    name: 'getPublicProduct',
    method: 'GET',
    path: '/public/products/{id}',
    access: 'catalogue.browse',
    summary: 'One published product.',
    params: byId,
    resource: 'PublicProduct',
    reply: publicProductSchema,
    problems: ['product-gone', 'product-unpublished'],
  }),
  byImei: endpoint({
    name: 'findProductsByImei',
    method: 'GET',
    path: '/products/by-imei/{imei}',
    access: 'catalogue.browse',
    premium: 'imei_search_and_collect',
    summary: 'Published products that have the IMEI’s type allocation code, its first eight digits.',
    // "IMEI: numeric, 15 to 17 digits" (customer journey §5).
    params: z.object({
      imei: z
        .string()
        .regex(/^\d{15,17}$/)
        .describe('15 digits, or 16 or 17 with the version.'),
    }),
    resource: 'PublicProduct',
    reply: z.array(publicProductSchema),
  }),
  diagnostic: endpoint({
    name: 'getProductDiagnostic',
    method: 'GET',
    path: '/products/{id}/diagnostic',
    access: 'catalogue.browse',
    summary:
      'Everything the wizard needs for one product: questions, prices, shipping methods and payment modes.',
    params: byId,
    query: z.object({
      channel: channelSchema
        .default('web')
        .describe('Where the product is bought back: questions and prices may differ.'),
    }),
    reply: diagnosticViewSchema,
    problems: [
      'account-not-retailer',
      'product-gone',
      'product-unpublished',
      'no-diagnostic-question',
      'no-buyback-price',
      'no-transport-mode',
      'no-payment-mode',
      'no-warehouse',
    ],
  }),
} as const;
