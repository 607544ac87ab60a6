import { z } from 'zod';
import { endpoint } from '../kernel';
import { searchAccessSchema, searchResponseSchema } from './search.rows';

/** The only parameters that the search endpoint accepts; any other is answered with 400. */
export const searchParameters = [
  'q',
  'query_by',
  'filter_by',
  'sort_by',
  'facet_by',
  'max_facet_values',
  'page',
  'per_page',
  'x-typesense-api-key',
] as const;

const textParameter = z.string().max(2000).optional();
const countSchema = z.union([z.string(), z.int()]).optional();
const search = z.object({
  q: textParameter.describe('The words that are looked for; `*` finds everything.'),
  query_by: textParameter.describe('The fields to look in, separated by commas.'),
  filter_by: textParameter.describe(
    'Which products count, as the typesense client writes it: `brand:=Apple`.',
  ),
  sort_by: textParameter.describe(
    '`field:asc` or `field:desc`, separated by commas. By default the best match first.',
  ),
  facet_by: textParameter.describe(
    'Fields whose values are counted; ranges too: `brand,category,price(Low:[0, 10000], High:[10000, ])`.',
  ),
  max_facet_values: countSchema.describe('How many values of each facet are answered.'),
  page: countSchema.describe('Which page, counted from 1.'),
  per_page: countSchema.describe('How many products a page holds.'),
});
export type SearchParameters = z.infer<typeof search>;
const failureSchema = z.object({
  code: z.int().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
});

export const searchEndpoints = {
  access: endpoint({
    name: 'getSearchAccess',
    method: 'GET',
    path: '/organizations/{id}/typesense',
    access: 'catalogue.browse',
    summary: 'A key for the product search of the organisation’s account.',
    params: z.object({ id: z.uuid() }),
    reply: searchAccessSchema,
  }),
  search: endpoint({
    name: 'searchDocuments',
    method: 'GET',
    path: '/search/collections/{collection}/documents/search',
    access: 'public',
    summary: 'Product search for the typesense client; pass the key in `x-typesense-api-key`.',
    params: z.object({
      collection: z.string().max(200).describe('As `GET /organizations/{id}/typesense` names it.'),
    }),
    query: z.looseObject(search.shape),
    reply: searchResponseSchema.or(failureSchema),
    foreignRefusals: [400, 401, 404],
  }),
  multiSearch: endpoint({
    name: 'multiSearch',
    method: 'POST',
    path: '/search/multi_search',
    access: 'public',
    summary: 'Several searches at once; each is answered or refused separately.',
    query: z.looseObject(search.shape),
    body: z.object({
      searches: z
        .array(z.looseObject({ ...search.shape, collection: z.string().max(200) }))
        .min(1)
        .max(20),
    }),
    reply: z.strictObject({ results: z.array(searchResponseSchema.or(failureSchema)) }).or(failureSchema),
    foreignRefusals: [400, 401],
  }),
} as const;
