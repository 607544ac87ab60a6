import type { Links } from '@reprise/kernel/ports';

/** Pages of the public app reached from a mail (customer journey §2; tracking is ours); the token gives access. */
const pages = {
  tracking: (id: string) => `/tracking/${id}`,
  requote: (id: string) => `/buyback/${id}/requote`,
  accept: (id: string) => `/buyback/${id}/accept`,
  reject: (id: string) => `/buyback/${id}/reject`,
};

export function customerLink(
  links: Links,
  buyback: { readonly accountId: string; readonly id: string },
  page: keyof typeof pages,
): Promise<string> {
  const token = encodeURIComponent(links.tokenFor(buyback.accountId, buyback.id));
  return links.publicUrl(buyback.accountId, `${pages[page](buyback.id)}?token=${token}`);
}
