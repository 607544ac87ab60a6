import { Refusal } from '@reprise/contracts/problems';
import type { OutboundRule } from '@reprise/kernel/outbound';

/** Where providers may be, and where this installation and the sites of its accounts are. */
export type SsoOptions = OutboundRule & {
  readonly origin: () => string;
  readonly siteOf: (accountId: string) => Promise<string>;
};

/** Where a provider sends people back to, on a site of ours. */
export const callbackUrl = (
  origin: string,
  { organizationId }: { readonly organizationId: string },
): string => new URL(`/dashboard/open-id/${encodeURIComponent(organizationId)}/callback`, origin).href;

export const logoutUrl = (origin: string): string => new URL('/dashboard/open-id/logout', origin).href;

export type SsoSites = Pick<SsoOptions, 'origin' | 'siteOf'> & {
  readonly accountOfHost: (host: string) => Promise<{ readonly id: string } | undefined>;
};

/**
 * Where a log-in ends: on the account's own site if it began there, otherwise on this installation's. A host that only
 * a request names is never led back to.
 * @throws Refusal `sso-other-site` on the site of another account: its browser would come back without what it keeps.
 */
export async function originFor(
  { origin, siteOf, accountOfHost }: SsoSites,
  accountId: string,
  hostname: string,
): Promise<string> {
  const site = await siteOf(accountId);
  const host = hostname.toLowerCase();
  if (new URL(site).hostname === host) return site;
  const whose = new URL(origin()).hostname === host ? undefined : await accountOfHost(host);
  if (whose && whose.id !== accountId) throw new Refusal('sso-other-site', { site });
  return origin();
}
