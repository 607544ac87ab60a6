import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type { Facet, FacetCount, FacetField, FacetQuery, PriceRange } from './facets.port';
import type { ProductQuery } from './product-search.port';
import { words } from './words';

/** As in Typesense. */
const fewByDefault = 10;

const bySize = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/** Spellings that a filter does not tell apart are one value, under the most frequent of them. */
function merged(counts: readonly FacetCount[]): FacetCount[] {
  const groups = new Map<string, FacetCount>();
  for (const { value, count } of [...counts].sort(bySize)) {
    const key = words(value).join(' ');
    const known = groups.get(key);
    if (key !== '') groups.set(key, { value: known?.value ?? value, count: count + (known?.count ?? 0) });
  }
  return [...groups.values()];
}

const inRange = ({ from = -Infinity, to = Infinity }: PriceRange, price: number): boolean =>
  price >= from && price < to;

/** What an engine counted, in the order and length that were asked for. */
export function facetOf(
  { field }: FacetQuery,
  counted: readonly FacetCount[],
  { mostValues = fewByDefault }: Pick<ProductQuery, 'mostValues'>,
  stats?: Facet['stats'],
): Facet {
  const found = counted.filter(({ count }) => count > 0);
  const counts = (field === 'price' ? [...found] : merged(found)).sort(bySize);
  const few = counts.slice(0, mostValues);
  return { field, counts: few, totalValues: counts.length, ...(stats && { stats }) };
}

function statsOf(prices: readonly number[]): Facet['stats'] {
  if (prices.length === 0) return undefined;
  const sum = prices.reduce((total, price) => total + price, 0);
  const [min, max] = prices.reduce(
    ([low, high], price) => [Math.min(low, price), Math.max(high, price)] as const,
    [Infinity, -Infinity] as const,
  );
  return { min, max, sum, avg: sum / prices.length };
}

function distinct(values: readonly string[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const texts: Record<Exclude<FacetField, 'price'>, (document: ProductSearchDocument) => string> = {
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
};

/** Counts documents in memory. */
export function countFacets(query: ProductQuery, found: readonly ProductSearchDocument[]): readonly Facet[] {
  return (query.facets ?? []).map((facet) => {
    if (facet.field !== 'price') return facetOf(facet, distinct(found.map(texts[facet.field])), query);
    const prices = found.flatMap(({ price }) => price ?? []);
    const within = (range: PriceRange): number => prices.filter((price) => inRange(range, price)).length;
    const counted =
      facet.ranges?.map((range) => ({ value: range.label, count: within(range) })) ??
      distinct(prices.map(String));
    return facetOf(facet, counted, query, statsOf(prices));
  });
}
