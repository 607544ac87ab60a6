import type { EndpointSpec, Page } from '@reprise/contracts/kernel';

type Body = Readonly<Record<string, unknown>>;
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

export const isPage = (body: unknown): body is Page<unknown> => isBody(body) && Array.isArray(body['items']);

/** A list without its envelope, if none was requested. */
export const plain = (spec: EndpointSpec, body: unknown): unknown =>
  spec.list && isPage(body) ? body.items : body;

/** In tests: a reply that does not match the contract is a bug. */
export function checkReply(spec: EndpointSpec, body: unknown): void {
  if (!spec.reply) return;
  const values = spec.list && isPage(body) ? body.items : [body];
  for (const value of values) spec.reply.parse(JSON.parse(JSON.stringify(value)));
}
