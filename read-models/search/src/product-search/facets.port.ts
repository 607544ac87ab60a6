/** The fields by which hits are counted. */
export const facetFields = ['brand', 'category', 'price'] as const;
export type FacetField = (typeof facetFields)[number];

/** Minor units; `from` belongs to it, `to` no longer. */
export type PriceRange = { readonly label: string; readonly from?: number; readonly to?: number };

export type FacetQuery = {
  readonly field: FacetField;
  /** Of `price` only; without them each price is counted. */
  readonly ranges?: readonly PriceRange[];
};

export type FacetCount = { readonly value: string; readonly count: number };

/** Of all hits, whatever the page. The largest count comes first, then by value; empty values are not counted. */
export type Facet = {
  readonly field: FacetField;
  readonly counts: readonly FacetCount[];
  /** Before the most that were asked for. */
  readonly totalValues: number;
  /** Of prices, if any hit has one. */
  readonly stats?: { readonly min: number; readonly max: number; readonly sum: number; readonly avg: number };
};
