import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { AccountIndex } from './account-index';
import type { ProductQuery, ProductResults, ProductSearch } from './product-search.port';

/** Documents indexed before other work gets its turn; about 10 ms. */
const chunk = 200;
const turnOfTheLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Search in this process's memory, one index per account. Rebuilt at every start. */
export class EmbeddedProductSearch implements ProductSearch {
  private readonly accounts = new Map<string, AccountIndex>();

  async index(documents: readonly ProductSearchDocument[]): Promise<void> {
    for (let from = 0; from < documents.length; from += chunk) {
      if (from > 0) await turnOfTheLoop();
      const part = documents.slice(from, from + chunk);
      for (const accountId of new Set(part.map((document) => document.accountId))) {
        this.of(accountId).put(part.filter((document) => document.accountId === accountId));
      }
    }
  }

  async remove(accountId: string, ids: readonly string[]): Promise<void> {
    this.accounts.get(accountId)?.remove(ids);
  }

  async search(query: ProductQuery): Promise<ProductResults> {
    return this.accounts.get(query.accountId)?.search(query) ?? { found: 0, outOf: 0, hits: [], facets: [] };
  }

  async count(accountId: string): Promise<number> {
    return this.accounts.get(accountId)?.size ?? 0;
  }

  private of(accountId: string): AccountIndex {
    const known = this.accounts.get(accountId);
    if (known) return known;
    const created = new AccountIndex();
    this.accounts.set(accountId, created);
    return created;
  }
}
