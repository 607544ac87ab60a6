import { Inject, Injectable } from '@nestjs/common';
import type { ListQuery } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { tacOf } from '@reprise/contracts/rules';
import type { Documents, Filter } from '@reprise/read-kernel/documents';
import { words, type ProductSearch } from '@reprise/read-search/product-search';
import { withDescendants } from '../categories/category-tree.rules';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { ProductIndexer } from '../search/product-indexer';
import { productSearchToken } from '../search/tokens';
import { DOCUMENTS } from '@reprise/kernel/ports';

const mostHits = 5000;
type Found = {
  readonly ids: readonly string[];
  /** More than can be passed on: those that match best. */ readonly isCut: boolean;
};

/** Finds products by words and codes through the search engine, and handles list filters that are not fields. */
@Injectable()
export class ProductLookup {
  private readonly read: CatalogueDocuments;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(productSearchToken) private readonly search: ProductSearch,
    @Inject(ProductIndexer) private readonly indexer: ProductIndexer,
  ) {
    this.read = catalogueDocuments(documents);
  }

  /** The same list without `search_product_buyback` and `category`, plus the equivalent condition. */
  async listQuery(accountId: string, list: ListQuery): Promise<{ list: ListQuery; also: Filter }> {
    const { search_product_buyback: searched, category, ...filters } = list.filters;
    const also: Filter[] = [];
    if (category?.kind === 'in') also.push(await this.inCategories(accountId, category.values));
    const text = searched?.kind === 'in' ? (searched.values[0] ?? '') : '';
    const found = await this.byText(accountId, text);
    if (found) also.push({ _id: { $in: found.ids } });
    return { list: { ...list, filters }, also: { $and: [{ _removed: null }, ...also] } };
  }

  /** Undefined for a text without words, which means every product. */
  async byText(accountId: string, q: string): Promise<Found | undefined> {
    if (words(q).length === 0) return undefined;
    const { hits, found } = await this.search.search({ accountId, q, page: 1, perPage: mostHits });
    return { ids: hits.map(({ document }) => document.id), isCut: found > hits.length };
  }

  /** Works without the search engine too: the documents are then searched, which takes longer. */
  async byImei(accountId: string, imei: string): Promise<readonly string[]> {
    const tacCode = tacOf(imei);
    const fromDocuments = async (): Promise<readonly string[]> => {
      const found = await this.read.products.find(accountId, { tacCodes: tacCode, status: 'published' });
      return found.map(({ id }) => id);
    };
    if (!this.indexer.ready) return fromDocuments();
    const asked = {
      accountId,
      q: '',
      status: 'published',
      filters: { tacCode },
      page: 1,
      perPage: 50,
    } as const;
    try {
      return (await this.search.search(asked)).hits.map(({ document }) => document.id);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'engine-unavailable') return fromDocuments();
      throw error;
    }
  }

  /** A category includes all its descendants. */
  private async inCategories(accountId: string, ids: readonly string[]): Promise<Filter> {
    const all = await this.read.categories.find(accountId);
    const within = ids.flatMap((id) => withDescendants(all, id));
    return { $or: [{ categoryId: { $in: within } }, { secondaryCategoryIds: { $in: within } }] };
  }
}
