import {
  searchedFields,
  type BoughtFirst,
  type ProductFilters,
  type ProductQuery,
  type SearchedField,
  type SortField,
} from '../product-search.port';
import { collectionOf as aliasOf } from '../collection-name';
import { nameFields } from '../name-index';
import { joinedNames, keyFields } from './typesense-schema';
import { brandKey, idKey } from './typesense-document';
import { facetParameters } from './typesense-facets';

/** Maximum hits of one search (Typesense, "per_page"). */
const mostPerSearch = 250;

const weights: Record<SearchedField, number> = {
  ...{ label: 4, model: 3, brand: 2, category: 1, ean: 1, reference: 1 },
};

/** More than any field: a name that fits whole comes first. */
const nameWeight = 5;

/** The fields to look in and their weights; the joined names stand for the label and the model. */
function lookIn(fields: readonly SearchedField[]) {
  const named = nameFields.some((field) => fields.includes(field));
  return {
    query_by: [...fields, ...(named ? [joinedNames] : [])].join(','),
    query_by_weights: [...fields.map((field) => weights[field]), ...(named ? [nameWeight] : [])].join(','),
  };
}

/** Words that the engine considers for a prefix or a misspelt word. Its default, 4, finds only some of the products. */
const candidates = 1000;

const notLetters = /[^\p{L}\p{N}\p{M}]+/u;
/** Only words: a leading hyphen would exclude a word, quotation marks would group several. */
const plainWords = (q: string): string => q.normalize('NFC').split(notLetters).filter(Boolean).join(' ');

/** Backticks make everything between them a literal. */
const literal = (text: string): string => `\`${text.replaceAll('`', ' ')}\``;
const oneOf = (field: string, values: readonly string[]): string =>
  `${field}:=[${values.map(literal).join(',')}]`;

function filterClauses({ categoryIds, categories, brands, tacCode, price }: ProductFilters): string[] {
  return [
    ...(categoryIds ? [oneOf('categoryKeys', categoryIds.map(idKey))] : []),
    ...(categories ? [oneOf('category', categories)] : []),
    ...(brands ? [oneOf('brandKey', brands.map(brandKey))] : []),
    ...(tacCode === undefined ? [] : [oneOf('tacCodes', [tacCode])]),
    ...(price ? [`price:>=${price.gte ?? 0}`] : []),
    ...(price?.lte === undefined ? [] : [`price:<=${price.lte}`]),
  ];
}

/** Nothing is in an empty list, and the engine cannot express that. */
const isVain = ({ categoryIds, categories, brands }: ProductFilters): boolean =>
  [categoryIds, categories, brands].some((values) => values?.length === 0);

const orders: Record<SortField, (direction: 'asc' | 'desc') => string> = {
  label: (direction) => `labelKey:${direction}`,
  price: (direction) => `price(missing_values: last):${direction},labelKey:${direction}`,
};

function boughtFirst({ unboughtCategoryIds: unbought }: BoughtFirst): string {
  const elsewhere =
    unbought.length > 0 ? ` && categoryKey:!=[${unbought.map(idKey).map(literal).join(',')}]` : '';
  return `_eval(price:>0${elsewhere}):desc`;
}

function sortBy({ sort, boughtFirst: first }: ProductQuery, text: string): string {
  if (sort) return orders[sort.field](sort.direction);
  if (text === '') return 'labelKey:asc';
  return ['_text_match:desc', ...(first ? [boughtFirst(first)] : []), 'equalsKey:asc'].join(',');
}

/**
 * The port's rules as engine parameters: exact words and prefixes first; typing errors, words cut otherwise, and
 * fewer words only if there are none.
 */
const forgiving = {
  num_typos: 2,
  min_len_1typo: 4,
  min_len_2typo: 6,
  typo_tokens_threshold: 1,
  drop_tokens_threshold: 1,
  split_join_tokens: 'fallback',
  prefix: true,
  max_candidates: candidates,
} as const;

export type SearchWindow = { readonly page: number; readonly per_page: number };

/** The query as one search of the engine. Undefined if nothing can match. */
export function searchParameters(query: ProductQuery, window: SearchWindow) {
  const { filters = {}, status, fields = searchedFields } = query;
  if (isVain(filters)) return undefined;
  const text = plainWords(query.q);
  const conditions = [...(status ? [`status:=${status}`] : []), ...filterClauses(filters)];
  return {
    collection: aliasOf(query.accountId),
    q: text === '' ? '*' : text,
    ...lookIn(fields),
    filter_by: conditions.join(' && '),
    sort_by: sortBy(query, text),
    exclude_fields: keyFields.join(','),
    ...forgiving,
    ...facetParameters(query),
    ...window,
  };
}

/** The total number of products: without words and filters. */
export const countParameters = ({ accountId, status }: Pick<ProductQuery, 'accountId' | 'status'>) => ({
  ...{ collection: aliasOf(accountId), q: '*', query_by: 'label', per_page: 0 },
  filter_by: status ? `status:=${status}` : '',
});

/**
 * Where the hits of a page are, in searches that the engine allows. In pages of its own, because it has no offset
 * before 0.25. `skip` is how many hits of a longer page come before it.
 */
export function windowsOf({ page, perPage }: ProductQuery): {
  readonly windows: readonly SearchWindow[];
  readonly skip: number;
} {
  if (perPage <= mostPerSearch) return { windows: [{ page, per_page: perPage }], skip: 0 };
  const first = (page - 1) * perPage;
  const skip = first % mostPerSearch;
  const windows = Array.from({ length: Math.ceil((skip + perPage) / mostPerSearch) }, (_, index) => ({
    page: (first - skip) / mostPerSearch + 1 + index,
    per_page: mostPerSearch,
  }));
  return { windows, skip };
}
