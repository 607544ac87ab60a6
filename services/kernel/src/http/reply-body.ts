import type { EndpointSpec, Page } from '@reprise/contracts/kernel';

type Body = Readonly<Record<string, unknown>>;
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

export const isPage = (body: unknown): body is Page<unknown> => isBody(body) && Array.isArray(body['items']);

/** A list without its frame, where no frame was asked for. */
export const plain = (spec: EndpointSpec, body: unknown): unknown =>
  spec.list && isPage(body) ? body.items : body;

/** In tests: a reply that is not what the contract says is a fault of ours. */
export function checkReply(spec: EndpointSpec, body: unknown): void {
  if (!spec.reply) return;
  const values = spec.list && isPage(body) ? body.items : [body];
  for (const value of values) spec.reply.parse(JSON.parse(JSON.stringify(value)));
}
