import type { z } from 'zod';
import type { EndpointSpec } from './endpoint';
import { jsonSchemaOf, type Json } from './openapi-schemas';
import { defaultPageSize, maxPageSize, maxUnpaged } from './paging';

function fieldsOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

export function pathParameters(spec: EndpointSpec): Json[] {
  if (spec.params) return fieldsOf(spec.params, 'path');
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

const option = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const text = { type: 'string' };
const many = { type: 'array', items: text };
const boundNames = ['gte', 'gt', 'lte', 'lt', 'after', 'strictly_after', 'before', 'strictly_before'];
const bounds = { type: 'object', properties: Object.fromEntries(boundNames.map((name) => [name, text])) };

export const sharedParameters: Readonly<Record<string, Json>> = {
  page: option('page', { type: 'integer', minimum: 1, default: 1 }, 'Which page.'),
  itemsPerPage: option(
    'itemsPerPage',
    { type: 'integer', minimum: 1, default: defaultPageSize },
    `Rows of a page, at most ${maxPageSize}: more are not refused, but not sent either.`,
  ),
  pagination: option(
    'pagination',
    { type: 'boolean', default: true },
    `false: all rows at once, at most ${maxUnpaged}.`,
  ),
  partial: option(
    'partial',
    { type: 'boolean', default: false },
    'true: without counting how many there are.',
  ),
  accountId: option('accountId', text, 'For operators of the platform: the account in which they act.'),
};
const shared = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** Conventions of every list (http api "Filters"). */
function listParameters({ list }: EndpointSpec): Json[] {
  if (!list) return [];
  return [
    ...['page', 'itemsPerPage', 'pagination', 'partial'].map(shared),
    ...list.filters.flatMap((name) => [
      option(name, text, 'Only rows with this value.'),
      option(`${name}[]`, many, 'Only rows with one of these values.'),
    ]),
    ...(list.ranges ?? []).map((name) => ({
      ...option(
        name,
        bounds,
        'Only rows within these bounds; gte, lte, after and before include their bound.',
      ),
      style: 'deepObject',
    })),
    ...(list.exists ?? []).map((name) =>
      option(`exists[${name}]`, { type: 'boolean' }, 'true: only rows that have it; false: only others.'),
    ),
    ...list.order.map((name) =>
      option(
        `order[${name}]`,
        { enum: ['asc', 'desc'] },
        'Rows in this order; the first of several counts most.',
      ),
    ),
    ...(list.sums
      ? [
          option(
            'sum',
            { enum: list.sums },
            'Adds this amount up over all rows that match, for each currency.',
          ),
        ]
      : []),
  ];
}

/** http api "Filters": not where the path or a parameter of the endpoint's own names the account. */
function accountParameter({ access, path }: EndpointSpec, others: readonly Json[]): Json[] {
  const named = others.some(({ name }) => name === 'accountId' || name === 'account_id');
  return access === 'public' || named || /\/accounts?\/\{/.test(path) ? [] : [shared('accountId')];
}

export function queryParameters(spec: EndpointSpec): Json[] {
  const own = [...fieldsOf(spec.query, 'query'), ...listParameters(spec)];
  return [...own, ...accountParameter(spec, own)];
}
