import { areCrossed, defaultPageSize, pageSizes } from '@reprise/contracts/kernel';
import type { QueryParams } from '../../kernel/api';
import type { ListFilter } from './list-spec';

/** The state of a list as represented in its URL. */
export type ListView = {
  page: number;
  size: number;
  search: string;
  /** Files found by what no address may hold: ids or codes. */
  found: readonly string[];
  order?: { field: string; direction: 'asc' | 'desc' } | undefined;
  /** Values by URL name; ranges have two names. */
  filters: Readonly<Record<string, readonly string[]>>;
};
type Order = NonNullable<ListView['order']>;

/** URL names of one filter: its own, or its two bounds. */
export function urlNames(filter: ListFilter): readonly string[] {
  if (filter.kind === 'range') return [`${filter.name}[gte]`, `${filter.name}[lte]`];
  if (filter.kind === 'dates') return [`${filter.name}[after]`, `${filter.name}[before]`];
  return [filter.name];
}

/** Chosen until somebody chooses; an empty value in the URL says that nothing is. */
const initialOf = (filters: readonly ListFilter[], name: string): readonly string[] =>
  filters.flatMap((each) => (each.kind === 'choice' && each.name === name ? (each.initial ?? []) : []));

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

function readOrder(params: URLSearchParams, otherwise: Order | undefined): Order | undefined {
  const [field, direction] = (params.get('sort') ?? '').split(':');
  if (!field) return otherwise;
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}

export function readView(params: URLSearchParams, filters: readonly ListFilter[], order?: Order): ListView {
  const size = positive(params.get('size'), defaultPageSize);
  const names = filters.flatMap(urlNames);
  const chosen = (name: string): readonly string[] =>
    params.has(name) ? params.getAll(name).filter(Boolean) : initialOf(filters, name);
  return {
    page: positive(params.get('page'), 1),
    size: pageSizes.some((s) => s === size) ? size : defaultPageSize,
    search: params.get('q') ?? '',
    found: params.getAll('found'),
    order: readOrder(params, order),
    filters: Object.fromEntries(names.map((name) => [name, chosen(name)])),
  };
}

/** The URL of a view, without defaults. Other parameters (an alert) are kept. */
export function writeView(
  view: ListView,
  before: URLSearchParams,
  filters: readonly ListFilter[],
  order?: Order,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string, plain: boolean): void =>
    plain ? params.delete(name) : params.set(name, value);
  put('page', String(view.page), view.page === 1);
  put('size', String(view.size), view.size === defaultPageSize);
  put('q', view.search, view.search === '');
  params.delete('found');
  for (const value of view.found) params.append('found', value);
  const sort = view.order && `${view.order.field}:${view.order.direction}`;
  put(
    'sort',
    sort ?? '',
    !sort || (order?.field === view.order?.field && order?.direction === view.order?.direction),
  );
  for (const [name, values] of Object.entries(view.filters)) {
    params.delete(name);
    const initial = initialOf(filters, name);
    if (values.join() === initial.join()) continue;
    for (const value of values.length > 0 ? values : ['']) params.append(name, value);
  }
  return params;
}

const minor = (text: string): string => String(Math.round(Number(text.replace(',', '.')) * 100));

/** Nothing is asked then: a warning tells it, and the server would refuse it. */
export function hasCrossedBounds(filter: ListFilter, { filters }: ListView): boolean {
  if (filter.kind !== 'range' && filter.kind !== 'dates') return false;
  const [low, high] = urlNames(filter).map((name) => filters[name]?.[0]?.replace(',', '.'));
  return areCrossed(low, high);
}

const takesSeveral = (filter: ListFilter): boolean =>
  filter.kind === 'reference' || (filter.kind === 'choice' && filter.multiple === true);

/** The view as an API query (http api "Filters"); none while the bounds of a filter cross. */
export function apiQuery(view: ListView, filters: readonly ListFilter[]): QueryParams | undefined {
  if (filters.some((filter) => hasCrossedBounds(filter, view))) return undefined;
  const query: Record<string, QueryParams[string]> = { page: view.page, itemsPerPage: view.size };
  if (view.order) query[`order[${view.order.field}]`] = view.order.direction;
  for (const filter of filters) {
    for (const name of urlNames(filter)) {
      const values = view.filters[name] ?? [];
      if (values.length === 0) continue;
      const cents = filter.kind === 'range' && filter.unit === 'minor';
      const sent = cents ? values.map(minor) : values;
      query[name] = takesSeveral(filter) ? sent : sent[0];
    }
  }
  return query;
}

export const isFiltered = (view: ListView): boolean =>
  view.search !== '' ||
  view.found.length > 0 ||
  Object.values(view.filters).some((values) => values.length > 0);
export const withoutFilters = (view: ListView): ListView => ({
  ...view,
  page: 1,
  search: '',
  found: [],
  filters: Object.fromEntries(Object.keys(view.filters).map((name) => [name, []])),
});
