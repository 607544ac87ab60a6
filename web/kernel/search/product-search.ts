import {
  boughtThroughFirst,
  foundProductSchema,
  type FoundProduct,
  searchPageSize,
  type SearchAccess,
} from '@reprise/contracts/catalogue';
import type { Channel } from '@reprise/contracts/rules';
import { z } from 'zod';

export type Found = { total: number; products: readonly FoundProduct[] };
const replySchema = z.object({
  found: z.number(),
  hits: z.array(z.object({ document: z.object(foundProductSchema.shape) })).optional(),
});

/** "6 attempts 200 ms apart, a 2 s connection timeout, page size 40" (customer journey §7). */
export const searchSettings = {
  attempts: 6,
  pauseSeconds: 0.2,
  timeoutSeconds: 2,
  pageSize: searchPageSize,
} as const;

export const searchedFields = 'label,brand,model,ean';

/** Where the service answers: `path` is below the site's root, or an absolute address. */
export const searchAddress = ({ path, collection }: SearchAccess, origin: string): string =>
  `${new URL(path, origin).href.replace(/\/$/, '')}/collections/${encodeURIComponent(collection)}/documents/search`;

async function attempt(address: string, key: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(searchSettings.timeoutSeconds * 1_000);
  const reply = await fetch(address, { headers: { 'x-typesense-api-key': key }, signal }).catch(
    () => undefined,
  );
  // Another attempt may mend its own fault, and none in the request.
  return reply && reply.status < 500 ? reply : undefined;
}

/** Refused by the service, or out of its reach after the last attempt (no status). */
export class SearchRefused extends Error {
  constructor(readonly httpStatus?: number) {
    super(`The product search answered with ${httpStatus ?? 'nothing'}`);
  }
}

/**
 * One search in the service's own format. Its own client does the same in 33 kB, which a phone would wait for.
 * @throws SearchRefused
 */
export async function askSearch(
  access: SearchAccess,
  asked: Record<string, string | number>,
): Promise<unknown> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const address = `${searchAddress(access, globalThis.location.origin)}?${query.toString()}`;
  for (let left = searchSettings.attempts; left > 0; left -= 1) {
    const reply = await attempt(address, access.token);
    if (reply?.ok) return reply.json();
    if (reply) throw new SearchRefused(reply.status);
    if (left > 1) await new Promise((go) => setTimeout(go, searchSettings.pauseSeconds * 1_000));
  }
  throw new SearchRefused();
}

export function foundIn(reply: unknown): Found {
  const { found, hits = [] } = replySchema.parse(reply);
  return { total: found, products: hits.map(({ document }) => document) };
}

/** What can be declared here comes first among products that match equally well. */
export const boughtFirst = (channel: Channel): { sort_by: string } => ({
  sort_by: `_text_match:desc,${boughtThroughFirst(channel)}`,
});

/** One page of products; the service tolerates typing errors. @param channel through which they are to be declared, if they are */
export async function searchProducts(
  access: SearchAccess,
  text: string,
  page: number,
  channel?: Channel,
): Promise<Found> {
  const asked = {
    ...{ q: text, query_by: searchedFields, page, per_page: searchSettings.pageSize },
    ...(channel && boughtFirst(channel)),
  };
  return foundIn(await askSearch(access, asked));
}
