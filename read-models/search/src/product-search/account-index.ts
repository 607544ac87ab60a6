import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { oncePerObject } from '@reprise/contracts/kernel';
import { countFacets } from './facet-counts';
import {
  searchedFields,
  type ProductFilters,
  type ProductHit,
  type ProductQuery,
  type ProductResults,
  type SortField,
} from './product-search.port';
import { SortedProducts, type Compare } from './sorted-products';
import type { Ranked, Ranking } from './ranking';
import { WordIndex, type Accepts, type Search, type Wanted } from './word-index';
import { fold, words } from './words';

const foldedWords = (text: string): string => words(text).join(' ');

const labelKey = oncePerObject((document: ProductSearchDocument) => fold(document.label));
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byLabel: Compare = (a, b) => compareText(labelKey(a), labelKey(b)) || compareText(a.id, b.id);
const byPrice: Compare = (a, b) => (a.price ?? -1) - (b.price ?? -1) || byLabel(a, b);
const orders: Record<SortField, Compare> = { label: byLabel, price: byPrice };

function accepting(filters: ProductFilters): Accepts | undefined {
  if (Object.values(filters).every((each) => each === undefined)) return undefined;
  const categories = filters.categoryIds && new Set(filters.categoryIds);
  const brands = filters.brands && new Set(filters.brands.map(fold));
  const named = filters.categories && new Set(filters.categories.map(foldedWords));
  const { gte = -Infinity, lte = Infinity } = filters.price ?? {};
  return (document) => {
    if (filters.tacCode !== undefined && !document.tacCodes.includes(filters.tacCode)) return false;
    if (categories && !document.categoryIds.some((id) => categories.has(id))) return false;
    if (named && !named.has(foldedWords(document.category))) return false;
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

const fewEnough = 3000;
const plainHit = (document: ProductSearchDocument): ProductHit => ({ document, score: 0, matches: {} });

const listed = (found: readonly ProductSearchDocument[], query: ProductQuery) => ({
  found: found.length,
  hits: page(found, query).map(plainHit),
  facets: countFacets(query, found),
});

/** One account's products: the word index, the documents, and the two browsing orders. */
export class AccountIndex {
  private published = 0;
  private readonly byCategory = new Map<string, Set<string>>();
  /** Ids of the products that have a type allocation code. */
  private readonly tacs = new Map<string, readonly string[]>();
  private readonly documents = new Map<string, ProductSearchDocument>();
  private readonly sorted: Record<SortField, SortedProducts> = {
    label: new SortedProducts(byLabel),
    price: new SortedProducts(byPrice),
  };
  private readonly index = new WordIndex(() => this.sorted.label.all());

  get size(): number {
    return this.documents.size;
  }

  put(documents: readonly ProductSearchDocument[]): void {
    for (const { id } of documents) this.detach(id);
    const last = [...new Map(documents.map((document) => [document.id, document])).values()];
    for (const document of last) {
      this.documents.set(document.id, document);
      this.index.add(document);
      for (const category of document.categoryIds) {
        const ids = this.byCategory.get(category) ?? new Set();
        this.byCategory.set(category, ids.add(document.id));
      }
      for (const tac of document.tacCodes) this.tacs.set(tac, [...(this.tacs.get(tac) ?? []), document.id]);
      if (document.status === 'published') this.published += 1;
    }
    for (const order of Object.values(this.sorted)) order.add(last);
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.detach(id);
      this.index.remove(id);
    }
  }

  /** From everything but its words, which it mostly keeps. */
  private detach(id: string): void {
    const document = this.documents.get(id);
    if (!document) return;
    this.documents.delete(id);
    if (document.status === 'published') this.published -= 1;
    for (const category of document.categoryIds) this.byCategory.get(category)?.delete(id);
    for (const tac of document.tacCodes) {
      const others = (this.tacs.get(tac) ?? []).filter((other) => other !== id);
      this.tacs.set(tac, others);
    }
    for (const order of Object.values(this.sorted)) order.remove(document);
  }

  search(query: ProductQuery): ProductResults {
    const { status, boughtFirst } = query;
    const wanted = { status, boughtFirst, accepts: accepting(query.filters ?? {}) };
    const hits = words(query.q).length > 0 ? this.find(query, wanted) : this.browse(query, wanted);
    return { ...hits, outOf: this.countOf(query.status) };
  }

  /** The products of some categories, if they are few enough to be sorted on the fly. */
  private inCategories(ids: readonly string[] | undefined): ProductSearchDocument[] | undefined {
    const lists = ids?.map((id) => this.byCategory.get(id) ?? new Set<string>());
    if (!lists || lists.reduce((sum, list) => sum + list.size, 0) > fewEnough) return undefined;
    const unique = new Set(lists.flatMap((list) => [...list]));
    return [...unique].flatMap((id) => this.documents.get(id) ?? []);
  }

  private countOf(status: ProductQuery['status']): number {
    if (!status) return this.size;
    return status === 'published' ? this.published : this.size - this.published;
  }

  private browse(query: ProductQuery, wanted: Wanted): Omit<ProductResults, 'outOf'> {
    const accepts: Accepts = (document) =>
      (!wanted.status || document.status === wanted.status) && (wanted.accepts?.(document) ?? true);
    const tac = query.filters?.tacCode;
    if (tac !== undefined) {
      const ids = this.tacs.get(tac) ?? [];
      const own = ids.flatMap((id) => this.documents.get(id) ?? []).filter(accepts);
      return listed(own, query);
    }
    const few = this.inCategories(query.filters?.categoryIds);
    const { field, direction } = query.sort ?? { field: 'label' as const, direction: 'asc' as const };
    const selected = few
      ? few.filter(accepts).sort(direction === 'asc' ? orders[field] : (a, b) => orders[field](b, a))
      : this.sorted[field].select(accepts, direction);
    const found = field === 'price' ? pricedFirst(selected) : selected;
    return listed(found, query);
  }

  /** What was typed first; the next leniency only if nothing matches; what is nearest rather than nothing. */
  private find(query: ProductQuery, wanted: Wanted): Omit<ProductResults, 'outOf'> {
    const { q, fields = searchedFields } = query;
    for (const leniency of ['as-typed', 'cut-otherwise', 'misspelt'] as const) {
      const search = this.index.prepare(q, fields, leniency);
      const found = this.index.find(search, wanted);
      if (found.size > 0) return this.results(found, search, query);
    }
    const search = this.index.prepare(q, fields, 'misspelt');
    return this.results(this.index.nearest(q, search, wanted), search, query);
  }

  private results(found: Ranking, search: Search, query: ProductQuery): Omit<ProductResults, 'outOf'> {
    const hits = this.pageOf(found, query).map(({ slot, score }) => {
      const document = this.index.documentAt(slot);
      return { document, score, matches: this.index.matchesIn(document, search) };
    });
    const counted = query.facets?.length ? found.slice() : [];
    const documents = counted.map(({ slot }) => this.index.documentAt(slot));
    return { found: found.size, hits, facets: countFacets(query, documents) };
  }

  private pageOf(found: Ranking, query: ProductQuery): readonly Ranked[] {
    const { sort, page: number, perPage } = query;
    if (!sort) return found.slice((number - 1) * perPage, number * perPage);
    const all = new Map(found.slice().map((each) => [this.index.documentAt(each.slot), each]));
    const compare = orders[sort.field];
    const sorted = [...all.keys()].sort(sort.direction === 'asc' ? compare : (a, b) => compare(b, a));
    const listed = sort.field === 'price' ? pricedFirst(sorted) : sorted;
    return page(listed, query).flatMap((document) => all.get(document) ?? []);
  }
}
