import type { ProductFilters } from '@reprise/read-search/product-search';
import { fault } from './search-fault';

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
  if (field === 'category') return { ...filters, categories: valuesOf(value.trim()) };
  if (field === 'brand') return { ...filters, brands: valuesOf(value.trim()) };
  return fault(`Could not find a filter field named \`${field}\` in the schema.`);
}

/** Converts filters from Typesense's language to ours. @throws SearchFault */
export const filtersOf = (text = ''): ProductFilters =>
  text.trim() === '' ? {} : text.split('&&').reduce(clauseOf, {} as ProductFilters);
