import type { Documents } from '@reprise/read-kernel/documents';
import type { ProductSearch } from '@reprise/read-search/product-search';
import { contractSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import { lineages, products, type ProductInput } from '@reprise/contracts/catalogue';
import { withDescendants } from '../categories/category-tree.rules';
import type { DocumentChange } from '@reprise/kernel/resource';
import type { CatalogueDocuments, Stored } from '../catalogue-documents.reader';
import { FreshDocuments } from './fresh-documents';
import { goneProducts } from './gone-products';
import type { PopularityReader } from './popularity.reader';
import type { Told } from './reindex';
import { searchDocumentOf } from './search-document';

const batch = 1000;
type Product = Stored<'products'>;
type Lines = (id: string) => readonly Stored<'categories'>[];

/** Keeps this process's own index in step with the products' documents. A shared one is fed by the worker. */
export class ProductIndexer {
  private readonly lines = new Map<string, Promise<Lines>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly documents: Documents,
    private readonly read: CatalogueDocuments,
    private readonly search: ProductSearch,
    private readonly popularity: PopularityReader,
    /** False until every product has been indexed once. */
    public ready = false,
  ) {}

  /** Indexes every product of every account, in batches, so that other work gets its turn. */
  async fill(): Promise<number> {
    const collection = this.documents.collection<ResourceDocument<ProductInput>>(contractSpec(products));
    let count = 0;
    for (let after = ''; ;) {
      const page = await this.inTurn(async () => {
        const found = await collection.find(
          { _id: { $gt: after }, _removed: null },
          { sort: [['_id', 1]], limit: batch },
        );
        await this.take(found.map((document) => rowOf<ProductInput>(document)));
        return found;
      });
      count += page.length;
      const last = page.at(-1);
      if (!last || page.length < batch) break;
      after = last._id;
    }
    this.ready = true;
    return count;
  }

  /** One account again, in the same index: what is not there any more goes, everything else is written anew. */
  async refill(accountId: string, told: Told): Promise<void> {
    const fresh = new FreshDocuments(this.documents, this.popularity);
    this.lines.delete(accountId);
    const known = new Set<string>();
    for await (const ids of fresh.ids(accountId)) {
      ids.forEach((id) => known.add(id));
      await this.inTurn(() => this.refresh(accountId, ids));
      await told({ done: ids.length, refused: 0 });
    }
    const gone = await this.inTurn(() => goneProducts(this.search, accountId, known));
    await this.inTurn(() => this.refresh(accountId, gone));
  }

  changed(changes: readonly DocumentChange[]): Promise<void> {
    return this.inTurn(() => this.follow(changes));
  }

  /** Some products again, as they are now. */
  again(accountId: string, ids: readonly string[]): Promise<void> {
    return this.inTurn(() => this.refresh(accountId, ids));
  }

  /** What was read is indexed before anything newer is read, so that the newest version wins. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async follow(changes: readonly DocumentChange[]): Promise<void> {
    const ids = new Map<string, Set<string>>();
    for (const change of changes) {
      if (change.resource === 'products') this.note(ids, change.accountId, [change.id]);
      if (change.resource === 'categories') {
        const within = await this.read.products.find(change.accountId, await this.below(change));
        this.note(
          ids,
          change.accountId,
          within.map(({ id }) => id),
        );
      }
    }
    for (const [accountId, changed] of ids) await this.refresh(accountId, [...changed]);
  }

  private note(ids: Map<string, Set<string>>, accountId: string, found: readonly string[]): void {
    const known = ids.get(accountId) ?? new Set();
    found.forEach((id) => known.add(id));
    ids.set(accountId, known);
  }

  /** Products whose category, or an ancestor, changed: they contain its name and its ancestors. */
  private async below({ accountId, id }: DocumentChange) {
    this.lines.delete(accountId);
    return { categoryId: { $in: withDescendants(await this.read.categories.find(accountId), id) } };
  }

  private async refresh(accountId: string, ids: readonly string[]): Promise<void> {
    const found = await this.read.products.find(accountId, { _id: { $in: ids } });
    const known = new Set(found.map(({ id }) => id));
    await this.search.remove(
      accountId,
      ids.filter((id) => !known.has(id)),
    );
    await this.take(found);
  }

  private async take(found: readonly Product[]): Promise<void> {
    for (const accountId of new Set(found.map((product) => product.accountId))) {
      const lineOf = await this.linesOf(accountId);
      const own = found.filter((product) => product.accountId === accountId);
      const popular = await this.popularity.among(
        accountId,
        own.map(({ id }) => id),
      );
      await this.search.index(
        own.map((product) => searchDocumentOf(product, lineOf(product.categoryId), popular.get(product.id))),
      );
    }
  }

  /** Cached until a category of the account changes. */
  private linesOf(accountId: string): Promise<Lines> {
    const known = this.lines.get(accountId);
    if (known) return known;
    const lines = this.read.categories.find(accountId).then(lineages);
    this.lines.set(accountId, lines);
    lines.catch(() => this.lines.delete(accountId));
    return lines;
  }
}
