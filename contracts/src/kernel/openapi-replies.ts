import { z } from 'zod';
import { problemStatus, type ProblemCode } from '../problems';
import { isRead, type EndpointSpec } from './endpoint';
import { moneySchema } from './money';
import { jsonSchemaOf, schemaRef, type Json } from './openapi-schemas';
import { securedBy } from './secured-by';

const text: Json = { type: 'string' };
const links: Json = { '@context': text, '@id': text, '@type': text };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** As JSON-LD, one object of a resource also says what it is and where. */
export function withLinks(spec: EndpointSpec, schema: Json): Json {
  if (!spec.resource) return schema;
  const { properties, items, anyOf } = schema;
  if (isJson(properties)) return { ...schema, properties: { ...links, ...properties } };
  if (isJson(items)) return { ...schema, items: withLinks(spec, items) };
  if (!Array.isArray(anyOf)) return schema;
  return { ...schema, anyOf: anyOf.map((each: Json) => withLinks(spec, each)) };
}

const collectionOf = (members: Json, adds: boolean): Json => ({
  type: 'object',
  properties: {
    ...links,
    'hydra:member': members,
    'hydra:totalItems': { type: 'integer' },
    ...(adds && { sums: { type: 'array', items: jsonSchemaOf(moneySchema, 'output') } }),
    'hydra:view': { type: 'object' },
    'hydra:search': { type: 'object' },
  },
  required: ['@context', '@id', '@type', 'hydra:member'],
});

/** @param one schema of the reply, or of one row of a list */
export function replyOf(spec: EndpointSpec, one: Json): Json {
  if (spec.produces) return { [spec.produces]: { schema: { type: 'string', format: 'binary' } } };
  const own = spec.reply ? one : {};
  const plain = spec.list ? { type: 'array', items: own } : own;
  const isCollection = spec.list !== undefined || (spec.resource && spec.reply instanceof z.ZodArray);
  return {
    'application/ld+json': { schema: isCollection ? collectionOf(plain, !!spec.list?.sums) : plain },
    'application/json': { schema: plain },
  };
}

/** The bodies of refusals. */
export const problemContent = { 'application/problem+json': { schema: schemaRef('Problem') } };

/** Refusals of an endpoint that speaks another product's protocol. */
export const foreignOf = (spec: EndpointSpec, one: Json): Json =>
  Object.fromEntries(
    (spec.foreignRefusals ?? []).map((status) => [
      status,
      { description: 'Refused', content: { ...replyOf(spec, one), ...problemContent } },
    ]),
  );

const everywhere: readonly ProblemCode[] = [
  'malformed-query',
  'not-acceptable',
  'too-many-requests',
  'internal-error',
  'engine-unavailable',
  'read-model-behind',
];
const withBody: readonly ProblemCode[] = [
  'malformed-body',
  'body-too-large',
  'unsupported-media-type',
  'invalid-request',
];
/** Whoever may name an account may name one that does not exist. */
const withSession: readonly ProblemCode[] = [
  'unauthenticated',
  'session-expired',
  'user-inactive',
  'user-removed',
  'forbidden',
  'module-not-held',
  'not-found',
];

function codesOf(spec: EndpointSpec): ReadonlySet<ProblemCode> {
  return new Set([
    ...(spec.access === 'public' ? [] : withSession),
    ...(spec.premium ? (['premium-feature-missing'] as const) : []),
    ...(securedBy(spec) ? (['fresh-factor-required'] as const) : []),
    ...(spec.challenged ? (['challenge-required', 'challenge-failed'] as const) : []),
    ...(spec.list?.ranges?.length ? (['bounds-crossed'] as const) : []),
    ...(spec.path.includes('{') ? (['not-found'] as const) : []),
    ...(spec.body ? withBody : []),
    ...(!isRead(spec.method)
      ? (['concurrent-change', 'stale-revision', 'overloaded', 'storage-full'] as const)
      : []),
    ...(spec.method === 'POST' ? (['idempotency-key-reused', 'request-under-way'] as const) : []),
    ...(spec.problems ?? []),
    ...everywhere,
  ]);
}

/** What an endpoint may refuse, by status: its own problems and those that it shares with all of its kind. */
export function problemsOf(spec: EndpointSpec): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(spec))
    byStatus.set(problemStatus(code), [...(byStatus.get(problemStatus(code)) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { $ref: `#/components/responses/${codes.join('.')}` }]),
  );
}
