import { problemSchema, problemStatus } from '../problems';
import { isRead, type EndpointSpec } from './endpoint';
import { locales } from './locales';
import type { Json } from './openapi-schemas';

const text: Json = { type: 'string' };
const described = (description: string, schema: Json = text): Json => ({ description, schema });
const parameter = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  ...described(description),
});

/** What a request may say in its headers (http api "Auth", ADR 12, ADR 58). */
export const requestHeaders: Readonly<Record<string, Json>> = {
  Language: parameter('Accept-Language', 'Languages of the sentences in replies, the preferred one first.'),
  Module: parameter(
    'X-Module',
    'Module in which the user acts (root, tim, lcm or rps), if it is not the one of the session.',
  ),
  MinPosition: parameter(
    'Reprise-Min-Position',
    'A Reprise-Position of an earlier reply: this one comes when what was written there can be read.',
  ),
  IdempotencyKey: parameter(
    'Idempotency-Key',
    'The same on every repeat of one request, which is then carried out once. Kept for a day.',
  ),
  IfMatch: parameter(
    'If-Match',
    'The ETag of the record as it was read: refused with 412 if it has changed since.',
  ),
  Challenge: parameter(
    'Reprise-Challenge',
    'For visitors where the account wants it: the challenge and its solution, as JSON in base64.',
  ),
};

export function headerParameters(spec: EndpointSpec): Json[] {
  const own = spec.access !== 'public';
  const names = [
    'Language',
    ...(own ? ['Module', 'MinPosition'] : []),
    ...(own && spec.method === 'POST' ? ['IdempotencyKey'] : []),
    ...(own && !isRead(spec.method) && spec.path.includes('{') ? ['IfMatch'] : []),
    ...(spec.challenged ? ['Challenge'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** What a reply may say in its headers. */
export const replyHeaders: Readonly<Record<string, Json>> = {
  Filling: described(
    'Only while the list is being filled, for example after a migration: rows are still missing.',
    { const: 'true' },
  ),
  Language: described('The language of the sentences: the best that Accept-Language names, or English.', {
    enum: locales.map((locale) => locale.slice(0, 2)),
  }),
  Position: described('Where in the log this was written. Send it as Reprise-Min-Position to read it.'),
  Revision: described('Of one record: send it as If-Match to change nothing that somebody else has changed.'),
  RetryAfter: described('After how many seconds the same request may succeed.', { type: 'integer' }),
};
const refer = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

export function headersOf(spec: EndpointSpec): Json {
  const headers = {
    ...(spec.list && { 'Reprise-Filling': refer('Filling') }),
    ...(!isRead(spec.method) && spec.access !== 'public' && { 'Reprise-Position': refer('Position') }),
    ...(spec.resource && !spec.list && { ETag: refer('Revision') }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

const isWaitedFor = (code: string): boolean =>
  code === 'request-under-way' || [429, 503].includes(problemStatus(problemSchema.shape.code.parse(code)));

/** @param codes those of one status */
export function problemHeaders(codes: readonly string[]): Json {
  const waits = codes.some(isWaitedFor);
  return { 'Content-Language': refer('Language'), ...(waits && { 'Retry-After': refer('RetryAfter') }) };
}
