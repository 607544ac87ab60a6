import type { z } from 'zod';
import type { EndpointSpec } from './endpoint';
import { filterSchemas } from './openapi-filters';
import { meaningOf } from './openapi-meanings';
import { jsonSchemaOf, type Json } from './openapi-schemas';
import { defaultPageSize, maxPageSize, maxUnpaged } from './paging';

function fieldsOf(spec: EndpointSpec, schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...saidOf(spec, name, description),
    schema: inner,
  }));
}

/** What the schema says of itself, or the name of the parameter wherever it stands. */
const saidOf = (spec: EndpointSpec, name: string, own?: unknown): Json => {
  const description = own ?? meaningOf(spec, name);
  return description === undefined ? {} : { description };
};

export function pathParameters(spec: EndpointSpec): Json[] {
  if (spec.params) return fieldsOf(spec, spec.params, 'path');
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    ...saidOf(spec, name),
  }));
}

const option = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const text = { type: 'string' };
export const sharedParameters: Readonly<Record<string, Json>> = {
  page: option(
    'page',
    { type: 'integer', minimum: 1, default: 1 },
    'Which page, counted from 1. One after the last is empty; below 1 is refused with `malformed-query`.',
  ),
  itemsPerPage: option(
    'itemsPerPage',
    { type: 'integer', minimum: 1, default: defaultPageSize },
    `Rows of a page, at most ${maxPageSize}: more are not refused, but not sent either. Below 1 is refused.`,
  ),
  pagination: option(
    'pagination',
    { type: 'boolean', default: true },
    `false: all rows at once, at most ${maxUnpaged}; \`itemsPerPage\` then counts for nothing.`,
  ),
  partial: option(
    'partial',
    { type: 'boolean', default: false },
    'true: without counting how many there are, which is faster: `hydra:totalItems` is then missing.',
  ),
  accountId: option(
    'accountId',
    text,
    'For operators of the platform: the id of the account in which they act. Others may name their own.',
  ),
};
const shared = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** Conventions of every list (http api "Filters"). */
function listParameters({ list, reply }: EndpointSpec): Json[] {
  if (!list) return [];
  const { one, several, within } = filterSchemas(reply);
  return [
    ...['page', 'itemsPerPage', 'pagination', 'partial'].map(shared),
    ...list.filters.flatMap((name) => [
      option(name, one(name), list.meanings?.[name] ?? 'Only rows with this value.'),
      option(
        `${name}[]`,
        several(name),
        'As without brackets, for one of several values: given once for each.',
      ),
    ]),
    ...(list.ranges ?? []).map((name) => ({
      ...option(
        name,
        within(name),
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
  const own = [...fieldsOf(spec, spec.query, 'query'), ...listParameters(spec)];
  return [...own, ...accountParameter(spec, own)];
}
