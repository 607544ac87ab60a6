import { searchPageSize, type SearchParameters } from '@reprise/contracts/catalogue';
import {
  searchedFields,
  sortFields,
  type ProductFilters,
  type ProductQuery,
} from '@reprise/read-search/product-search';

/** Why a query in Typesense's language cannot be answered; the text goes to the client. */
export class SearchFault extends Error {}

const fault = (message: string): never => {
  throw new SearchFault(message);
};
const known: ReadonlySet<string> = new Set([
  'q',
  'query_by',
  'filter_by',
  'sort_by',
  'page',
  'per_page',
  'collection',
]);

/** Values of `[a, b]` or of a single value; backticks quote. */
function valuesOf(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text)?.[1] ?? text;
  return [...list.matchAll(/`([^`]*)`|([^,]+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain?.trim() ?? '')
    .filter((value) => value !== '');
}

function numberOf(text: string): number {
  const number = Number(text.trim());
  return Number.isSafeInteger(number) && text.trim() !== '' ? number : fault(`Not an int32 value: ${text}`);
}

function priceOf(operator: string, value: string): NonNullable<ProductFilters['price']> {
  const range = /^\[(-?\d+)\.\.(-?\d+)\]$/.exec(value);
  if (range) return { gte: numberOf(range[1] ?? ''), lte: numberOf(range[2] ?? '') };
  switch (operator) {
    case ':>=':
      return { gte: numberOf(value) };
    case ':>':
      return { gte: numberOf(value) + 1 };
    case ':<=':
      return { lte: numberOf(value) };
    case ':<':
      return { lte: numberOf(value) - 1 };
    default:
      return { gte: numberOf(value), lte: numberOf(value) };
  }
}

function clauseOf(filters: ProductFilters, clause: string): ProductFilters {
  const match = /^(\w+)\s*(:>=|:<=|:>|:<|:=|:)\s*(.+)$/s.exec(clause.trim());
  const [, field = '', operator = '', value = ''] = match ?? fault('Could not parse the filter query.');
  if (field === 'price')
    return { ...filters, price: { ...filters.price, ...priceOf(operator, value.trim()) } };
  if (operator !== ':' && operator !== ':=') fault(`Only : and := work on the field ${field}.`);
  if (field === 'categoryId' || field === 'categoryIds')
    return { ...filters, categoryIds: valuesOf(value.trim()) };
  if (field === 'brand') return { ...filters, brands: valuesOf(value.trim()) };
  return fault(`Could not find a filter field named \`${field}\` in the schema.`);
}

export const filtersOf = (text = ''): ProductFilters =>
  text.trim() === '' ? {} : text.split('&&').reduce(clauseOf, {} as ProductFilters);

function sortOf(text = ''): ProductQuery['sort'] {
  const [first = ''] = text.split(',').filter((part) => !part.startsWith('_text_match'));
  if (first === '') return undefined;
  const [name = '', direction = ''] = first.split(':', 2);
  const field = sortFields.find((each) => each === name);
  if (!field) return fault(`Could not find a field named \`${name}\` in the schema for sorting.`);
  if (direction !== 'asc' && direction !== 'desc')
    return fault('Order for field must be either asc or desc.');
  return { field, direction };
}

function fieldsOf(text = ''): ProductQuery['fields'] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  return names.map(
    (name) =>
      searchedFields.find((field) => field === name) ??
      fault(`Could not find a field named \`${name}\` in the schema.`),
  );
}

function counted(value: unknown, otherwise: number, most: number, name: string): number {
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : fault(`Parameter \`${name}\` must be a whole number from 1 to ${most}.`);
}

/** A query in Typesense's language as one of ours. @throws SearchFault for what is not understood: nothing is ignored. */
export function typesenseQuery(accountId: string, parameters: SearchParameters): ProductQuery {
  const unknown = Object.keys(parameters).find((name) => !known.has(name));
  if (unknown) fault(`Parameter \`${unknown}\` is not supported.`);
  const {
    q = '*',
    query_by: queryBy,
    filter_by: filterBy,
    sort_by: sortBy,
    page,
    per_page: perPage,
  } = parameters;
  const fields = fieldsOf(queryBy);
  const sort = sortOf(sortBy);
  return {
    accountId,
    q: q === '*' ? '' : q,
    status: 'published',
    filters: filtersOf(filterBy),
    ...(fields && { fields }),
    ...(sort && { sort }),
    page: counted(page, 1, 100_000, 'page'),
    perPage: counted(perPage, searchPageSize, 250, 'per_page'),
  };
}
