import {
  lineages,
  products,
  type ProductInput,
  type ProductSearchDocument,
} from '@reprise/contracts/catalogue';
import { contractSpec, type ResourceDocument } from '@reprise/kernel/resource';
import { idPages, type Collection, type Documents, type Filter } from '@reprise/read-kernel/documents';
import { withDescendants } from '../categories/category-tree.rules';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import type { PopularityReader } from './popularity.reader';
import { searchDocumentOf } from './search-document';

const existing = (accountId: string): Filter => ({ accountId, _removed: null });

/** What the search should contain, read again each time: whoever feeds a shared index trusts no cache. */
export class FreshDocuments {
  private readonly read: CatalogueDocuments;
  private readonly products: Collection<ResourceDocument<ProductInput>>;

  constructor(
    documents: Documents,
    private readonly popularity: Pick<PopularityReader, 'among'>,
  ) {
    this.read = catalogueDocuments(documents);
    this.products = documents.collection(contractSpec(products));
  }

  /** Those that exist, by id. */
  async among(
    accountId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ProductSearchDocument>> {
    // Categories after the products: if one is renamed in between, the new name is used.
    const found = await this.read.products.find(accountId, { _id: { $in: ids } });
    const lineOf = lineages(await this.read.categories.find(accountId));
    const popular = await this.popularity.among(accountId, ids);
    return new Map(
      found.map((product) => [
        product.id,
        searchDocumentOf(product, lineOf(product.categoryId), popular.get(product.id)),
      ]),
    );
  }

  /** Ids of all products of an account, in batches. */
  async *ids(accountId: string): AsyncGenerator<readonly string[]> {
    const own = existing(accountId);
    const all = idPages((beyond, page) => this.products.find({ ...own, ...beyond }, page));
    for await (const page of all) yield page.map(({ _id }) => _id);
  }

  count(accountId: string): Promise<number> {
    return this.products.count(existing(accountId));
  }

  /** Products in a category or below it: they contain its name and its ancestors. */
  async below(accountId: string, categoryId: string): Promise<readonly string[]> {
    const within = withDescendants(await this.read.categories.find(accountId), categoryId);
    const found = await this.read.products.find(accountId, { categoryId: { $in: within } });
    return found.map(({ id }) => id);
  }

  async accounts(): Promise<readonly string[]> {
    return (await this.read.accounts.everywhere()).map(({ id }) => id);
  }
}
