import type { z } from 'zod';
import type { EndpointSpec } from './endpoint';
import { jsonSchemaOf, type Json } from './openapi-schemas';

export function fieldsOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
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

const option = (name: string, schema: Json): Json => ({ name, in: 'query', required: false, schema });
const text = { type: 'string' };
const many = { type: 'array', items: text };
const bounds = {
  type: 'object',
  properties: { gte: text, gt: text, lte: text, lt: text, after: text, before: text },
};

export const pageParameters: Readonly<Record<string, Json>> = {
  page: option('page', { type: 'integer', minimum: 1, default: 1 }),
  itemsPerPage: option('itemsPerPage', { type: 'integer', minimum: 1, default: 10 }),
  pagination: option('pagination', { type: 'boolean', default: true }),
  partial: option('partial', { type: 'boolean', default: false }),
};

const challengeHeader: Json = {
  name: 'Reprise-Challenge',
  in: 'header',
  required: false,
  description: 'For visitors where the account wants it: the challenge and its solution, as JSON in base64.',
  schema: text,
};
export const headerParameters = ({ challenged }: EndpointSpec): Json[] =>
  challenged ? [challengeHeader] : [];

/** Conventions of every list (http api "Filters"). */
export function listParameters({ list }: EndpointSpec): Json[] {
  if (!list) return [];
  return [
    ...Object.keys(pageParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...list.filters.flatMap((name) => [option(name, text), option(`${name}[]`, many)]),
    ...(list.ranges ?? []).map((name) => ({ ...option(name, bounds), style: 'deepObject' })),
    ...(list.exists ?? []).map((name) => option(`exists[${name}]`, { type: 'boolean' })),
    ...list.order.map((name) => option(`order[${name}]`, { enum: ['asc', 'desc'] })),
    ...(list.sums ? [option('sum', { enum: list.sums })] : []),
  ];
}
