import type { EndpointSpec, ListQuery, ListSpec, Page } from '@reprise/contracts/kernel';
import { apiRoot, type EndpointRegistry } from './registry';

const contextOf = (resource: string): string => `${apiRoot}/contexts/${resource}`;

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One row or document with its address and type; without an `id` it is part of its parent and has no address. */
function node(registry: EndpointRegistry, { resource, path }: EndpointSpec, row: unknown): unknown {
  if (!isBody(row) || !resource) return row;
  // Plain fields before one spread: of several, the engine copies forty fields four times as slowly.
  const { id } = row;
  return typeof id === 'string'
    ? { '@id': registry.iriOf(resource, id, path), '@type': resource, ...row }
    : { '@type': resource, ...row };
}

export function itemOf(registry: EndpointRegistry, spec: EndpointSpec, body: Body): unknown {
  const context = { '@context': contextOf(spec.resource ?? 'Entrypoint') };
  const item = node(registry, spec, body);
  return { ...context, ...(isBody(item) ? item : {}) };
}

/** Query variables of a list, in the notation of its clients. */
function variablesOf(list: ListSpec): { variable: string; property: string }[] {
  const named = (property: string, ...variables: string[]) =>
    variables.map((variable) => ({ variable, property }));
  return [
    ...list.filters.flatMap((name) => named(name, name, `${name}[]`)),
    ...(list.ranges ?? []).flatMap((name) =>
      named(name, ...['gte', 'gt', 'lte', 'lt', 'after', 'before'].map((bound) => `${name}[${bound}]`)),
    ),
    ...(list.exists ?? []).flatMap((name) => named(name, `exists[${name}]`)),
    ...list.order.flatMap((name) => named(name, `order[${name}]`)),
  ];
}

function searchOf(path: string, list: ListSpec): Body {
  const variables = variablesOf(list);
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${path}{?${variables.map(({ variable }) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map((mapping) => ({
      '@type': 'IriTemplateMapping',
      ...mapping,
      required: false,
    })),
  };
}

/** Address of the same list at another page; all other parameters are kept. */
function pageUrl(path: string, search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set('page', String(page));
  return `${path}?${parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']')}`;
}

function viewOf(path: string, search: string, list: ListQuery, page: Page<unknown>): Body {
  const at = (number: number): string => pageUrl(path, search, number);
  const type = { '@id': `${path}?${search}`, '@type': 'hydra:PartialCollectionView' };
  if (!list.pagination) return type;
  const last = page.total === undefined ? undefined : Math.max(1, Math.ceil(page.total / list.itemsPerPage));
  const more = last === undefined ? page.items.length === list.itemsPerPage : list.page < last;
  return {
    ...type,
    '@id': at(list.page),
    ...(last !== undefined && { 'hydra:first': at(1), 'hydra:last': at(last) }),
    ...(list.page > 1 && { 'hydra:previous': at(list.page - 1) }),
    ...(more && { 'hydra:next': at(list.page + 1) }),
  };
}

/** @param url as requested, with its query: `/api/stocks?page=2`. */
export function collectionOf(
  registry: EndpointRegistry,
  spec: EndpointSpec,
  url: string,
  list: ListQuery,
  page: Page<unknown>,
): unknown {
  const [path = '', search = ''] = url.split('?', 2);
  return {
    '@context': contextOf(spec.resource ?? 'Entrypoint'),
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': page.items.map((row) => node(registry, spec, row)),
    ...(page.total !== undefined && !list.partial && { 'hydra:totalItems': page.total }),
    ...(page.sums && { sums: page.sums }),
    // The standard client reads the view even of an empty list (http api "Collection").
    ...(search && { 'hydra:view': viewOf(path, search, list, list.partial ? { items: page.items } : page) }),
    ...(spec.list && { 'hydra:search': searchOf(path, spec.list) }),
  };
}
