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

/**
 * Where a log-in ends: on the account's own site if it began there, otherwise on this installation's. A host that only
 * a request names is never led back to.
 */
export async function originFor(
  { origin, siteOf }: Pick<SsoOptions, 'origin' | 'siteOf'>,
  accountId: string,
  hostname: string,
): Promise<string> {
  const site = await siteOf(accountId);
  return new URL(site).hostname === hostname.toLowerCase() ? site : origin();
}
