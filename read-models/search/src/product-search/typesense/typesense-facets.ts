import { facetOf } from '../facet-counts';
import type { Facet, FacetCount, FacetQuery, PriceRange } from '../facets.port';
import type { ProductFilters, ProductQuery } from '../product-search.port';
import type { EngineAnswer } from './typesense-hits';

/** More values than that are not counted (Typesense, "max_facet_values"): merged spellings need them all. */
const mostCounted = 250;

export function facetParameters({ facets = [] }: ProductQuery) {
  if (facets.length === 0) return {};
  const fields = [...new Set(facets.map(({ field }) => field))];
  return { facet_by: fields.join(','), max_facet_values: mostCounted };
}

const within = (price: ProductFilters['price'], { from, to }: PriceRange): ProductFilters['price'] => ({
  gte: Math.max(price?.gte ?? 0, from ?? 0),
  lte: Math.min(price?.lte ?? Number.MAX_SAFE_INTEGER, (to ?? Number.MAX_SAFE_INTEGER) - 1),
});

const rangesOf = ({ facets = [] }: ProductQuery): readonly PriceRange[] =>
  facets.flatMap(({ ranges = [] }) => ranges);

/** One search for each price range, whose hits are only counted: the engine counts ranges only in later versions. */
export const rangeQueries = (query: ProductQuery): readonly ProductQuery[] =>
  rangesOf(query).map((range) => {
    const { facets: _facets, sort: _sort, ...plain } = query;
    return { ...plain, filters: { ...query.filters, price: within(query.filters?.price, range) } };
  });

/** @param counted answers to `rangeQueries`. */
export function facetsOf(
  query: ProductQuery,
  answer: EngineAnswer | undefined,
  counted: readonly EngineAnswer[],
): readonly Facet[] {
  const found = rangesOf(query).map((range, index) => [range, counted[index]?.found ?? 0] as const);
  const inRanges = ({ ranges }: FacetQuery): FacetCount[] | undefined =>
    ranges?.map((range) => ({ value: range.label, count: found.find(([one]) => one === range)?.[1] ?? 0 }));
  return (query.facets ?? []).map((facet) => {
    const own = answer?.facet_counts?.find(({ field_name: name }) => name === facet.field);
    const counts = own?.counts?.map(({ value, count }) => ({ value: String(value), count })) ?? [];
    const { min, max, sum, avg } = own?.stats ?? {};
    const isPriced = min !== undefined && max !== undefined && sum !== undefined && avg !== undefined;
    const stats =
      facet.field === 'price' && counts.length > 0 && isPriced ? { min, max, sum, avg } : undefined;
    return facetOf(facet, inRanges(facet) ?? counts, query, stats);
  });
}
