import {
  SearchKeyRefused,
  type ProductQuery,
  type ProductResults,
  type ProductSearch,
  type PublicSearch,
} from '@reprise/read-search/product-search';
import type { SearchKeys } from './search-keys';

/** Visitors' search for engines without keys: the keys are ours, and checked here. */
export class KeyedSearch implements PublicSearch {
  constructor(
    private readonly keys: SearchKeys,
    private readonly products: ProductSearch,
  ) {}

  async grant(accountId: string) {
    return this.keys.make(accountId);
  }

  check(key: string, accountId: string): void {
    const claims = this.keys.read(key);
    if (!claims) throw new SearchKeyRefused(401);
    if (claims.accountId !== accountId) throw new SearchKeyRefused(404);
  }

  async search(key: string, query: ProductQuery): Promise<ProductResults> {
    this.check(key, query.accountId);
    return this.products.search({ ...query, status: 'published' });
  }
}
