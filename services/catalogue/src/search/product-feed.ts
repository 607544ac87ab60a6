import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { ProductsNotIndexed, type ProductSearch } from '@reprise/read-search/product-search';
import type { DocumentChange } from '@reprise/kernel/resource';
import type { FreshDocuments } from './fresh-documents';

type Found = ReadonlyMap<string, ProductSearchDocument>;

/** A product that changes faster than it can be written has an event for every change; the last one indexes it. */
const rounds = 5;
const batch = 1000;

const changedBetween = (ids: readonly string[], before: Found, after: Found): string[] =>
  ids.filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)));

/**
 * Synchronises a shared index with the documents. It writes, then reads the documents again, until the two agree: so
 * no writer, however late its write arrives, leaves an old version over a newer one.
 */
export class ProductFeed {
  constructor(
    private readonly fresh: FreshDocuments,
    private readonly index: Pick<ProductSearch, 'index' | 'remove'>,
  ) {}

  /** @throws ProductsNotIndexed if the engine refuses some; all others are then up to date. */
  async changed(changes: readonly DocumentChange[]): Promise<void> {
    const concerned = new Map<string, Set<string>>();
    for (const change of changes) {
      const ids = concerned.get(change.accountId) ?? new Set();
      concerned.set(change.accountId, ids);
      for (const id of await this.productsOf(change)) ids.add(id);
    }
    const refused = new Map<string, string>();
    for (const [accountId, ids] of concerned)
      for (const [id, reason] of await this.settle(accountId, [...ids])) refused.set(id, reason);
    const [{ accountId } = { accountId: '' }] = changes;
    if (refused.size > 0) throw new ProductsNotIndexed(refused, accountId);
  }

  /** @returns why the engine refused products, by id. */
  async settle(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const refused = new Map<string, string>();
    for (let from = 0; from < ids.length; from += batch) {
      const part = ids.slice(from, from + batch);
      for (const [id, reason] of await this.settlePart(accountId, part)) refused.set(id, reason);
    }
    return refused;
  }

  /** Ids of the products affected by a change. */
  async productsOf({ resource, accountId, id }: DocumentChange): Promise<readonly string[]> {
    if (resource === 'products') return [id];
    return resource === 'categories' ? this.fresh.below(accountId, id) : [];
  }

  private async settlePart(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    let refused: ReadonlyMap<string, string> = new Map();
    let left = ids;
    let wanted = await this.fresh.among(accountId, left);
    for (let round = 0; round < rounds && left.length > 0; round += 1) {
      refused = new Map([...refused, ...(await this.write(accountId, left, wanted))]);
      const now = await this.fresh.among(accountId, left);
      left = changedBetween(left, wanted, now);
      wanted = now;
    }
    return refused;
  }

  private async write(
    accountId: string,
    ids: readonly string[],
    wanted: Found,
  ): Promise<ReadonlyMap<string, string>> {
    const gone = ids.filter((id) => !wanted.has(id));
    if (gone.length > 0) await this.index.remove(accountId, gone);
    const documents = ids.flatMap((id) => wanted.get(id) ?? []);
    try {
      if (documents.length > 0) await this.index.index(documents);
    } catch (error) {
      if (error instanceof ProductsNotIndexed) return error.reasons;
      throw error;
    }
    return new Map();
  }
}
