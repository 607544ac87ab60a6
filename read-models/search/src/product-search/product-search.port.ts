import type { ProductSearchDocument, PublicSearchDocument } from '@reprise/contracts/catalogue';
import type { Facet, FacetQuery } from './facets.port';

/** Searched fields, best first. */
export const searchedFields = ['label', 'brand', 'model', 'category', 'ean', 'reference'] as const;
export type SearchedField = (typeof searchedFields)[number];

export const sortFields = ['label', 'price'] as const;
export type SortField = (typeof sortFields)[number];

export type ProductFilters = {
  /** In any of these categories or their descendants. */
  readonly categoryIds?: readonly string[];
  /** Compared case-insensitively. */
  readonly brands?: readonly string[];
  /** Names of the categories themselves, without their descendants; compared case-insensitively. */
  readonly categories?: readonly string[];
  /** First eight digits of an IMEI. */
  readonly tacCode?: string;
  /** Minor units, inclusive; a product without a price never matches. */
  readonly price?: { readonly gte?: number; readonly lte?: number };
};

/** Everything with a price can be sold, but for products whose own category is one of these. */
export type BoughtFirst = { readonly unboughtCategoryIds: readonly string[] };

export type ProductQuery = {
  /** No query reaches another account's products. */
  readonly accountId: string;
  /** Words, possibly misspelt; empty: every product. */
  readonly q: string;
  /** Default: all. */
  readonly fields?: readonly SearchedField[];
  readonly status?: ProductSearchDocument['status'];
  readonly filters?: ProductFilters;
  /** If omitted: by relevance and, among equals, by popularity; or by label if there are no words. Products without a price come last. */
  readonly sort?: { readonly field: SortField; readonly direction: 'asc' | 'desc' };
  /** Among matches of the same quality, what can be sold comes first. Lists without words and sorted ones stay as they are. */
  readonly boughtFirst?: BoughtFirst;
  /** What the hits are to be counted by. */
  readonly facets?: readonly FacetQuery[];
  /** Values of a facet; 10 by default. */
  readonly mostValues?: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
};

export type ProductHit<D = ProductSearchDocument> = {
  readonly document: D;
  /** Larger is better; 0 without words. Comparable within one reply only. */
  readonly score: number;
  /** Indexed words that matched, folded (lower case, no accents), per field. */
  readonly matches: Readonly<Partial<Record<SearchedField, readonly string[]>>>;
};

/** `found` counts all matches, `outOf` all products of the account (and status) that could have matched. */
export type ProductResults<D = ProductSearchDocument> = {
  readonly found: number;
  readonly outOf: number;
  readonly hits: readonly ProductHit<D>[];
  /** One for each facet of the query, in its order; none while an account has no index. */
  readonly facets: readonly Facet[];
};

/** Products that the index refused, and why. All others of the call were indexed. */
export class ProductsNotIndexed extends Error {
  constructor(
    readonly reasons: ReadonlyMap<string, string>,
    accountId: string,
  ) {
    const [[id, reason] = ['', '']] = reasons;
    super(`${reasons.size} products of account ${accountId} were not indexed; ${id}: ${reason}`);
    this.name = 'ProductsNotIndexed';
  }
}

/**
 * Product search, tolerant of typing errors. Adapters: MiniSearch (embedded), Typesense. Every adapter passes
 * `testing/product-search.conformance`. Calls throw Refusal `engine-unavailable` while the engine is unavailable.
 */
export interface ProductSearch {
  /** Adds or replaces. Returns once the documents can be found. @throws ProductsNotIndexed */
  index(documents: readonly ProductSearchDocument[]): Promise<void>;
  /** Unknown ids are ignored. */
  remove(accountId: string, ids: readonly string[]): Promise<void>;
  search(query: ProductQuery): Promise<ProductResults>;
  count(accountId: string): Promise<number>;
}

/** A second index of one account, filled beside the live one. Writes to the account reach both. */
export interface FillingIndex extends Pick<ProductSearch, 'index' | 'remove'> {
  count(): Promise<number>;
  /** Makes it the live one at once and drops the other. */
  switchTo(): Promise<void>;
  abandon(): Promise<void>;
}

export type SearchGrant = {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** The key is invalid (401), or not for this account (404). */
export class SearchKeyRefused extends Error {
  constructor(readonly status: 401 | 404) {
    super(
      status === 401 ? 'the search key is forged or expired' : 'the search key belongs to another account',
    );
    this.name = 'SearchKeyRefused';
  }
}

/** Search by visitors with a key for one account's published products. */
export interface PublicSearch {
  grant(accountId: string): Promise<SearchGrant>;
  /** Before anything is read for an account that a key names. @throws SearchKeyRefused if the key is forged or another's */
  check(key: string, accountId: string): void;
  /** @throws SearchKeyRefused */
  search(key: string, query: ProductQuery): Promise<ProductResults<PublicSearchDocument>>;
}

export type KeyOptions = {
  /** Keys are derived from it: every host can compute them, none stores them. At least 32 characters. */
  readonly secret: string;
  readonly now: () => Date;
};

/**
 * A search whose indexes outlive the process, shared by all hosts: one process feeds it. An account has no index
 * before the first `fillBeside` and `switchTo`; until then writes are refused as if the engine were unavailable, and
 * nothing is found.
 */
export interface SharedProductSearch extends ProductSearch {
  /** Whether the account has a live index with the fields declared by this version. */
  isCurrent(accountId: string): Promise<boolean>;
  /** Creates an empty index beside the live one; an unfinished earlier one is dropped. */
  fillBeside(accountId: string): Promise<FillingIndex>;
  visitors(options: KeyOptions): PublicSearch;
  /** Resolves when the engine answers. */
  ping(): Promise<void>;
}
