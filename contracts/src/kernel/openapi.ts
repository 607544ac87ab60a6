import { z } from 'zod';
import { problemSchema, problemStatus, type ProblemCode } from '../problems';
import type { EndpointSpec } from './endpoint';

type Json = Readonly<Record<string, unknown>>;

const everywhere: readonly ProblemCode[] = [
  'not-acceptable',
  'too-many-requests',
  'internal-error',
  'engine-unavailable',
];

/** A zod schema as JSON Schema 2020-12; what JSON cannot say (a transformation) becomes "anything". */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** References within one schema lead into the document's components. */
const hoisted = (name: string, schema: Json): Record<string, Json> => {
  const text = JSON.stringify(schema)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
  const { $defs = {}, ...own } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
  const parts = Object.entries($defs).map(([part, value]) => [`${name}.${part}`, value] as const);
  return { [name]: own, ...Object.fromEntries(parts) };
};

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const bodyName = ({ name }: EndpointSpec): string => `${upper(name)}Body`;
const replyName = ({ name }: EndpointSpec): string => `${upper(name)}Reply`;

function schemasOf(spec: EndpointSpec): Record<string, Json> {
  return {
    ...(spec.body && hoisted(bodyName(spec), jsonSchemaOf(spec.body, 'input'))),
    ...(spec.reply && hoisted(replyName(spec), jsonSchemaOf(spec.reply))),
  };
}

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

function pathParameters(spec: EndpointSpec): Json[] {
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

/** Conventions of every list (api.md, "Filters"). */
function listParameters({ list }: EndpointSpec): Json[] {
  if (!list) return [];
  return [
    option('page', { type: 'integer', minimum: 1, default: 1 }),
    option('itemsPerPage', { type: 'integer', minimum: 1, default: 10 }),
    option('pagination', { type: 'boolean', default: true }),
    option('partial', { type: 'boolean', default: false }),
    ...list.filters.flatMap((name) => [option(name, text), option(`${name}[]`, many)]),
    ...(list.ranges ?? []).map((name) => ({ ...option(name, bounds), style: 'deepObject' })),
    ...(list.exists ?? []).map((name) => option(`exists[${name}]`, { type: 'boolean' })),
    ...list.order.map((name) => option(`order[${name}]`, { enum: ['asc', 'desc'] })),
  ];
}

function replyOf(spec: EndpointSpec): Json {
  if (spec.produces) return { [spec.produces]: { schema: { type: 'string', format: 'binary' } } };
  const one = spec.reply ? ref(replyName(spec)) : {};
  if (!spec.list)
    return {
      ...(spec.resource && { 'application/ld+json': { schema: one } }),
      'application/json': { schema: one },
    };
  const collection = {
    type: 'object',
    properties: { 'hydra:member': { type: 'array', items: one }, 'hydra:totalItems': { type: 'integer' } },
  };
  return {
    'application/ld+json': { schema: collection },
    'application/json': { schema: { type: 'array', items: one } },
  };
}

function problemsOf(spec: EndpointSpec): Json {
  const own: ProblemCode[] = [
    ...(spec.access === 'public' ? [] : (['unauthenticated', 'session-expired', 'forbidden'] as const)),
    ...(spec.path.includes('{') ? (['not-found'] as const) : []),
    ...(spec.body ? (['malformed-body', 'unsupported-media-type', 'invalid-request'] as const) : []),
    ...(spec.list ? (['malformed-query'] as const) : []),
    ...(spec.problems ?? []),
    ...everywhere,
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(own))
    byStatus.set(problemStatus(code), [...(byStatus.get(problemStatus(code)) ?? []), code]);
  const content = { 'application/problem+json': { schema: ref('Problem') } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

const consumes = (spec: EndpointSpec): string =>
  spec.consumes ?? (spec.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');

function operationOf(spec: EndpointSpec): Json {
  const status = spec.status ?? (spec.method === 'DELETE' ? 204 : 200);
  const done =
    status === 204 || spec.method === 'HEAD'
      ? { description: 'Done' }
      : { description: 'Done', content: replyOf(spec) };
  return {
    operationId: spec.name,
    summary: spec.summary,
    tags: [spec.path.split('/')[1] || 'api'],
    'x-access': spec.access,
    ...(spec.access === 'public' && { security: [] }),
    parameters: [...pathParameters(spec), ...fieldsOf(spec.query, 'query'), ...listParameters(spec)],
    ...(spec.body && {
      requestBody: { required: true, content: { [consumes(spec)]: { schema: ref(bodyName(spec)) } } },
    }),
    responses: { [status]: done, ...problemsOf(spec) },
  };
}

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
} & Json;

/** The OpenAPI 3.1 description of endpoints, from the same schemas that parse the requests. */
export function openApi(endpoints: readonly EndpointSpec[], version = '1'): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const spec of endpoints) {
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operationOf(spec) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Reprise', version },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
      },
      schemas: Object.assign({ Problem: jsonSchemaOf(problemSchema) }, ...endpoints.map(schemasOf)) as Json,
    },
  };
}
