/** What hits are counted and narrowed by, in the order in which people see it. */
export const facetFields = ['category', 'brand', 'price'] as const;
export type FacetField = (typeof facetFields)[number];
/** Chosen values of each field; of prices at most one range. */
export type Chosen = Readonly<Record<FacetField, readonly string[]>>;
export type FacetCount = { readonly value: string; readonly count: number };
export type FacetCounts = Readonly<Record<FacetField, readonly FacetCount[]>>;

export const nothingChosen: Chosen = { category: [], brand: [], price: [] };

/** Minor units; `from` belongs to a range, `to` no longer. The value in addresses is `5000-15000`. */
export type PriceRange = { readonly value: string; readonly from: number; readonly to?: number };
const steps = [0, 5_000, 15_000, 30_000] as const;
export const priceRanges: readonly PriceRange[] = steps.map((from, index) => {
  const to = steps[index + 1];
  return to === undefined ? { value: `${from}-`, from } : { value: `${from}-${to}`, from, to };
});

/** Labels of ranges contain no space and no colon, so their values serve. */
export const facetBy: string = [
  'category',
  'brand',
  `price(${priceRanges.map(({ value, from, to = '' }) => `${value}:[${from}, ${to}]`).join(', ')})`,
].join(',');

const quoted = (values: readonly string[]): string =>
  `[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;

function clauseOf(field: FacetField, values: readonly string[]): string | undefined {
  if (values.length === 0) return undefined;
  if (field !== 'price') return `${field}:=${quoted(values)}`;
  const range = priceRanges.find(({ value }) => value === values[0]);
  if (!range) return undefined;
  return range.to === undefined ? `price:>=${range.from}` : `price:[${range.from}..${range.to - 1}]`;
}

/** In Typesense's language. @param but a field whose own choice does not narrow, so that its others stay countable */
export function filterBy(chosen: Chosen, but?: FacetField): string {
  const clauses = facetFields.map((field) => (field === but ? undefined : clauseOf(field, chosen[field])));
  return clauses.filter((clause) => clause !== undefined).join(' && ');
}
