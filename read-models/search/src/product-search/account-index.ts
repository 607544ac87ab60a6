import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import MiniSearch, { type SearchResult } from 'minisearch';
import {
  searchedFields,
  type ProductFilters,
  type ProductHit,
  type ProductQuery,
  type ProductResults,
  type SearchedField,
  type SortField,
} from './product-search.port';
import { SortedProducts, type Compare } from './sorted-products';
import { fold, words } from './words';

const boost: Record<SearchedField, number> = {
  label: 4,
  model: 3,
  brand: 2,
  category: 1,
  ean: 1,
  reference: 1,
};

/** Longer words forgive more; finds swapped letters too (design page "stack", section 9). */
const fuzziness = (term: string): number | false => (term.length >= 6 ? 2 : term.length >= 4 ? 1 : false);

const labelKeys = new WeakMap<ProductSearchDocument, string>();
function labelKey(document: ProductSearchDocument): string {
  const known = labelKeys.get(document);
  if (known !== undefined) return known;
  const key = fold(document.label);
  labelKeys.set(document, key);
  return key;
}
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byLabel: Compare = (a, b) => compareText(labelKey(a), labelKey(b)) || compareText(a.id, b.id);
const byPrice: Compare = (a, b) => (a.price ?? -1) - (b.price ?? -1) || byLabel(a, b);
const orders: Record<SortField, Compare> = { label: byLabel, price: byPrice };

type Accepts = (document: ProductSearchDocument) => boolean;

function accepting(status: ProductQuery['status'], filters: ProductFilters = {}): Accepts {
  const categories = filters.categoryIds && new Set(filters.categoryIds);
  const brands = filters.brands && new Set(filters.brands.map(fold));
  const { gte = -Infinity, lte = Infinity } = filters.price ?? {};
  return (document) => {
    if (status && document.status !== status) return false;
    if (categories && !document.categoryIds.some((id) => categories.has(id))) return false;
    if (brands && !brands.has(fold(document.brand))) return false;
    return !filters.price || (document.price !== null && document.price >= gte && document.price <= lte);
  };
}

/** Products without a price come last, whatever the direction. */
function pricedFirst(documents: readonly ProductSearchDocument[]): ProductSearchDocument[] {
  return [
    ...documents.filter(({ price }) => price !== null),
    ...documents.filter(({ price }) => price === null),
  ];
}

const page = <T>(items: readonly T[], query: ProductQuery): readonly T[] =>
  items.slice((query.page - 1) * query.perPage, query.page * query.perPage);

const plainHit = (document: ProductSearchDocument): ProductHit => ({ document, score: 0, matches: {} });

/** One account's products: the words' index, the documents, and the two orders in which they are browsed. */
export class AccountIndex {
  private published = 0;
  private readonly documents = new Map<string, ProductSearchDocument>();
  private readonly sorted: Record<SortField, SortedProducts> = {
    label: new SortedProducts(byLabel),
    price: new SortedProducts(byPrice),
  };
  private readonly index = new MiniSearch<ProductSearchDocument>({
    fields: [...searchedFields],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: { boost, combineWith: 'AND' },
  });

  get size(): number {
    return this.documents.size;
  }

  put(documents: readonly ProductSearchDocument[]): void {
    this.remove(documents.map(({ id }) => id));
    const last = [...new Map(documents.map((document) => [document.id, document])).values()];
    for (const document of last) {
      this.documents.set(document.id, document);
      if (document.status === 'published') this.published += 1;
    }
    this.index.addAll(last);
    for (const order of Object.values(this.sorted)) order.add(last);
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const document = this.documents.get(id);
      if (!document) continue;
      this.documents.delete(id);
      if (document.status === 'published') this.published -= 1;
      this.index.discard(id);
      for (const order of Object.values(this.sorted)) order.remove(document);
    }
  }

  search(query: ProductQuery): ProductResults {
    const accepts = accepting(query.status, query.filters);
    const hits = words(query.q).length > 0 ? this.find(query, accepts) : this.browse(query, accepts);
    return { ...hits, outOf: this.countOf(query.status) };
  }

  private countOf(status: ProductQuery['status']): number {
    if (!status) return this.size;
    return status === 'published' ? this.published : this.size - this.published;
  }

  private browse(query: ProductQuery, accepts: Accepts): Omit<ProductResults, 'outOf'> {
    const { field, direction } = query.sort ?? { field: 'label' as const, direction: 'asc' as const };
    const selected = this.sorted[field].select(accepts, direction);
    const found = field === 'price' ? pricedFirst(selected) : selected;
    return { found: found.length, hits: page(found, query).map(plainHit) };
  }

  /** Exact words and beginnings first; only where nothing matches are errors forgiven. */
  private find(query: ProductQuery, accepts: Accepts): Omit<ProductResults, 'outOf'> {
    const options = {
      fields: [...(query.fields ?? searchedFields)],
      prefix: true,
      filter: ({ id }: SearchResult) => {
        const document = this.documents.get(String(id));
        return document !== undefined && accepts(document);
      },
    };
    const exact = this.index.search(query.q, options);
    const results = exact.length > 0 ? exact : this.index.search(query.q, { ...options, fuzzy: fuzziness });
    const hits = page(this.ordered(results, query.sort), query);
    return { found: results.length, hits: hits.flatMap((result) => this.hit(result)) };
  }

  private ordered(results: SearchResult[], sort: ProductQuery['sort']): readonly SearchResult[] {
    if (!sort) return results;
    const byId = new Map(results.map((result) => [String(result.id), result]));
    const documents = [...byId.keys()].flatMap((id) => this.documents.get(id) ?? []);
    const compare = orders[sort.field];
    const sorted = documents.sort(sort.direction === 'asc' ? compare : (a, b) => compare(b, a));
    const listed = sort.field === 'price' ? pricedFirst(sorted) : sorted;
    return listed.flatMap(({ id }) => byId.get(id) ?? []);
  }

  private hit(result: SearchResult): readonly ProductHit[] {
    const document = this.documents.get(String(result.id));
    if (!document) return [];
    const matches: Partial<Record<SearchedField, string[]>> = {};
    for (const [term, fields] of Object.entries(result.match)) {
      for (const field of searchedFields) if (fields.includes(field)) (matches[field] ??= []).push(term);
    }
    return [{ document, score: result.score, matches }];
  }
}
