import { z } from 'zod';
import { translationsSchema, uuidSchema } from '../kernel';
import { type Channel, productDrawingSchema } from '../rules';
import { boughtThroughSchema, productStatusSchema } from './product.document';

/** A product as stored in the search engine. `price` is that of grade A, or else `functional`, in minor units. */
export const productSearchDocumentSchema = z.strictObject({
  id: uuidSchema,
  accountId: z.string(),
  label: z.string(),
  /** Absent from indexes of before. */
  labelTranslations: translationsSchema(z.string()).optional(),
  brand: z.string(),
  model: z.string(),
  reference: z.string(),
  ean: z.string(),
  tacCodes: z.array(z.string()),
  categoryId: uuidSchema,
  /** The category and all its ancestors, so that a search in a parent finds it. */
  categoryIds: z.array(uuidSchema),
  category: z.string(),
  image: z.string(),
  /** Of its category; absent from indexes of before. */
  drawing: productDrawingSchema.optional(),
  price: z.int().nonnegative().nullable(),
  status: productStatusSchema,
  /** How often it was declared, in doublings: decides between products that match equally well. */
  popularity: z.int().nonnegative(),
});
export type ProductSearchDocument = z.infer<typeof productSearchDocumentSchema>;

/** What a public visitor sees of a hit. */
export const publicSearchDocumentSchema = productSearchDocumentSchema.omit({
  accountId: true,
  reference: true,
  tacCodes: true,
  status: true,
  popularity: true,
});
export type PublicSearchDocument = z.infer<typeof publicSearchDocumentSchema>;

/** A hit as it is answered, with what follows from circuits and is therefore in no index. */
export const foundProductSchema = publicSearchDocumentSchema.extend({ boughtThrough: boughtThroughSchema });
export type FoundProduct = z.infer<typeof foundProductSchema>;

export const searchPageSize = 40;

/** Part of an order (`sort_by`): what can be declared through a channel first. */
export const boughtThroughFirst = (channel: Channel): string => `_eval(boughtThrough:=${channel}):desc`;

/** `GET /organizations/{id}/typesense`: where and how to search (back office §7). */
export const searchAccessSchema = z.strictObject({
  /** Key for the header `x-typesense-api-key`: this account's published products only, for a limited time. */
  token: z.string(),
  collection: z.string(),
  /** Path below the site's root, or an absolute address, at which the search service answers. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});
export type SearchAccess = z.infer<typeof searchAccessSchema>;

const hitSchema = z.strictObject({
  document: foundProductSchema,
  highlights: z.array(
    z.strictObject({ field: z.string(), snippet: z.string(), matched_tokens: z.array(z.string()) }),
  ),
  text_match: z.int(),
});
const statsSchema = z.strictObject({ min: z.int(), max: z.int(), sum: z.int(), avg: z.number() });
const facetSchema = z.strictObject({
  field_name: z.enum(['brand', 'category', 'price']),
  sampled: z.literal(false),
  counts: z.array(z.strictObject({ value: z.string(), highlighted: z.string(), count: z.int().positive() })),
  stats: statsSchema.partial().extend({ total_values: z.int().nonnegative() }),
});
/** A search reply as the `typesense` client reads it. */
export const searchResponseSchema = z.strictObject({
  found: z.int().nonnegative(),
  out_of: z.int().nonnegative(),
  page: z.int().positive(),
  /** Of all hits, one for each field of `facet_by`. */
  facet_counts: z.array(facetSchema),
  hits: z.array(hitSchema),
  search_time_ms: z.int().nonnegative(),
  request_params: z.strictObject({ collection_name: z.string(), per_page: z.int(), q: z.string() }),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** The signed content of a search key: the account whose published products it can read, and its expiry. */
export const searchClaimsSchema = z.strictObject({ accountId: z.string(), expiresAt: z.iso.datetime() });
export type SearchClaims = z.infer<typeof searchClaimsSchema>;
