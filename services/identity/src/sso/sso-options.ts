import type { OutboundRule } from '@reprise/kernel/outbound';

/** Where providers may be, and where this installation is. */
export type SsoOptions = OutboundRule & { readonly origin: () => string };

/** Where a provider sends people back to: this installation's dashboard, whatever a request says of its host. */
export const callbackUrl = (
  { origin }: SsoOptions,
  { organizationId }: { readonly organizationId: string },
): string => new URL(`/dashboard/open-id/${encodeURIComponent(organizationId)}/callback`, origin()).href;

export const logoutUrl = ({ origin }: SsoOptions): string =>
  new URL('/dashboard/open-id/logout', origin()).href;
