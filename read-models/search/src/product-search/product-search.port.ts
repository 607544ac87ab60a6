import type { ProductSearchDocument } from '@reprise/contracts/catalogue';

/** Fields in which words are looked for, best first. */
export const searchedFields = ['label', 'brand', 'model', 'category', 'ean', 'reference'] as const;
export type SearchedField = (typeof searchedFields)[number];

export const sortFields = ['label', 'price'] as const;
export type SortField = (typeof sortFields)[number];

export type ProductFilters = {
  /** In any of these categories or below them. */
  readonly categoryIds?: readonly string[];
  /** Compared without regard to case. */
  readonly brands?: readonly string[];
  /** First eight digits of an IMEI. */
  readonly tacCode?: string;
  /** Minor units, both ends included; a product without a price lies outside. */
  readonly price?: { readonly gte?: number; readonly lte?: number };
};

export type ProductQuery = {
  /** No query reaches another account's products. */
  readonly accountId: string;
  /** Words, misspelt or not; empty: every product. */
  readonly q: string;
  /** All unless named. */
  readonly fields?: readonly SearchedField[];
  readonly status?: ProductSearchDocument['status'];
  readonly filters?: ProductFilters;
  /** Left out: by relevance, and by label where there are no words. Products without a price come last. */
  readonly sort?: { readonly field: SortField; readonly direction: 'asc' | 'desc' };
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
};

export type ProductHit = {
  readonly document: ProductSearchDocument;
  /** Larger is better; 0 where there are no words. Comparable within one answer only. */
  readonly score: number;
  /** Indexed words that matched, folded (lower case, no accents), per field. */
  readonly matches: Readonly<Partial<Record<SearchedField, readonly string[]>>>;
};

/** `found` counts all that match, `outOf` all of the account (and status) that could have. */
export type ProductResults = {
  readonly found: number;
  readonly outOf: number;
  readonly hits: readonly ProductHit[];
};

/** Search over products, tolerant of typing errors. Adapters: MiniSearch (embedded), Typesense. */
export interface ProductSearch {
  /** Adds or replaces. Returns when the documents can be found. */
  index(documents: readonly ProductSearchDocument[]): Promise<void>;
  /** Unknown ids are no fault. */
  remove(accountId: string, ids: readonly string[]): Promise<void>;
  search(query: ProductQuery): Promise<ProductResults>;
  count(accountId: string): Promise<number>;
}
