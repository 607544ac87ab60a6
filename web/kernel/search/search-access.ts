import { type SearchAccess, searchAccessSchema, searchEndpoints } from '@reprise/contracts/catalogue';
import { type ApiClient, callEndpoint } from '../api';

/** "The token is cached in a cookie" (customer journey §7). */
const cookieName = 'product_search';

function cookieValue(cookies: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1);
}

/** The key of an earlier search; undefined if there is none, it has expired, or belongs to another organisation. */
export function cachedAccess(cookies: string, organisationId: string, now: number): SearchAccess | undefined {
  const value = cookieValue(cookies);
  if (!value) return undefined;
  try {
    const { organisation, ...access } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
    const parsed = searchAccessSchema.safeParse(access);
    const usable =
      parsed.success && organisation === organisationId && Date.parse(parsed.data.expiresAt) > now;
    return usable ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function accessCookie(access: SearchAccess, organisationId: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(access.expiresAt) - now) / 1000));
  const value = encodeURIComponent(JSON.stringify({ ...access, organisation: organisationId }));
  return `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=strict`;
}

/** @param fresh fetches a new key although one is cached: the cached one was refused. */
export async function searchAccess(
  api: ApiClient,
  organisationId: string,
  fresh = false,
): Promise<SearchAccess> {
  const known = fresh ? undefined : cachedAccess(document.cookie, organisationId, Date.now());
  if (known) return known;
  const { value: access } = await callEndpoint(api, searchEndpoints.access, {
    params: { id: organisationId },
  });
  document.cookie = accessCookie(access, organisationId, Date.now());
  return access;
}
