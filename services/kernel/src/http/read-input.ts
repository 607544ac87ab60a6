import { oncePerObject, parseListQuery, type EndpointSpec, type ListQuery } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Session } from '../ports';
import { commandMetaOf } from './command-meta';
import { expectedRevisionOf, header } from './header';
import type { AnyInput } from './input';
import { refuseTreacherousText } from './plain-text';
import { violationsOf } from './violations';

const noFilters = { filters: [], order: [] };

/** A plain object schema refuses unknown fields at the boundary, whether or not its author declared it strict. */
const strict = oncePerObject((schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema,
);

/** A file above its limit has a status of its own, wherever it is noticed; other faults can wait. */
function oversizedFile({ issues }: z.ZodError): Refusal | undefined {
  for (const issue of issues)
    if (issue.code === 'custom' && issue.message === 'file-too-large')
      return new Refusal('file-too-large', { ...issue.params });
  return undefined;
}

function parsedBody(spec: EndpointSpec, raw: unknown): unknown {
  if (!spec.body) return undefined;
  // `POST /cart/{id}/validate` has an empty body (customer journey §7).
  const value = raw === undefined ? {} : raw;
  refuseTreacherousText(value);
  const result = strict(spec.body).safeParse(value);
  if (result.success) return result.data;
  const tooLarge = oversizedFile(result.error);
  throw tooLarge ?? new Refusal('invalid-request', {}, violationsOf(result.error, value));
}

function parsedQuery(spec: EndpointSpec, raw: unknown): unknown {
  if (!spec.query) return undefined;
  const result = spec.query.safeParse(raw ?? {});
  if (result.success) return result.data;
  throw new Refusal('malformed-query', {}, violationsOf(result.error, raw));
}

/** An id with an invalid format identifies nothing. */
function parsedParams(spec: EndpointSpec, raw: unknown): unknown {
  if (!spec.params) return undefined;
  const result = spec.params.safeParse(raw);
  if (!result.success) throw new Refusal('not-found');
  return result.data;
}

export const listOf = (spec: EndpointSpec, raw: unknown): ListQuery =>
  parseListQuery((spec.list ? raw : {}) as Record<string, unknown>, spec.list ?? noFilters);

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('unauthenticated');
  return value;
}

/** Parses a request with its endpoint's schemas. @throws Refusal with violations. */
export function readInput(
  spec: EndpointSpec,
  request: FastifyRequest,
  who: { session: Session; scope: TenantScope } | undefined,
): AnyInput {
  const meta = who && commandMetaOf(spec, request, who.session);
  const parsed = {
    params: parsedParams(spec, request.params),
    query: parsedQuery(spec, request.query),
    body: parsedBody(spec, request.body),
    list: listOf(spec, request.query),
    expectedRevision: expectedRevisionOf(request),
    minPosition: header(request, 'reprise-min-position'),
    correlationId: request.id,
    request,
  };
  return {
    ...(parsed as unknown as AnyInput),
    get session() {
      return needed(who?.session);
    },
    get scope() {
      return needed(who?.scope);
    },
    get commandMeta() {
      return needed(meta);
    },
  };
}
