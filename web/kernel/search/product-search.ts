import {
  searchPageSize,
  type PublicSearchDocument,
  publicSearchDocumentSchema,
  type SearchAccess,
} from '@reprise/contracts/catalogue';
import { Client } from 'typesense';
import { z } from 'zod';

export type Found = { total: number; products: readonly PublicSearchDocument[] };
const replySchema = z.object({
  found: z.number(),
  hits: z.array(z.object({ document: z.object(publicSearchDocumentSchema.shape) })).optional(),
});

/** "6 attempts 200 ms apart, a 2 s connection timeout, page size 40" (customer journey §7). */
export const searchSettings = {
  attempts: 6,
  pauseSeconds: 0.2,
  timeoutSeconds: 2,
  pageSize: searchPageSize,
} as const;

/** Address of the service: `path` is below the site's root, or an absolute address. */
export function searchNode(path: string, origin: string) {
  const { protocol, hostname, port, pathname } = new URL(path, origin);
  const name = protocol.replace(':', '');
  return {
    protocol: name,
    host: hostname,
    port: Number(port) || (name === 'https' ? 443 : 80),
    path: pathname.replace(/\/$/, ''),
  };
}

function clientFor({ path, token }: SearchAccess): Client {
  return new Client({
    nodes: [searchNode(path, globalThis.location.origin)],
    apiKey: token,
    numRetries: searchSettings.attempts - 1,
    retryIntervalSeconds: searchSettings.pauseSeconds,
    connectionTimeoutSeconds: searchSettings.timeoutSeconds,
    logLevel: 'silent',
  });
}

export const searchedFields = 'label,brand,model,ean';
export const documentsIn = (access: SearchAccess) =>
  clientFor(access).collections(access.collection).documents();

export function foundIn(reply: unknown): Found {
  const { found, hits = [] } = replySchema.parse(reply);
  return { total: found, products: hits.map(({ document }) => document) };
}

/** One page of products; the service tolerates typing errors. */
export async function searchProducts(access: SearchAccess, text: string, page: number): Promise<Found> {
  const asked = { q: text, query_by: searchedFields, page, per_page: searchSettings.pageSize };
  return foundIn(await documentsIn(access).search(asked));
}
