import type { Account } from '@reprise/contracts/organisation';
import type { Documents } from '@reprise/read-kernel';

/**
 * Where an account's customers find its public site. On this machine (`localhost`, `other.localhost`) the port of this
 * process belongs to the address.
 */
export function publicOrigins(documents: Documents, port: () => number) {
  const accounts = documents.collection<{ readonly _id: string } & Partial<Account>>({ name: 'accounts' });
  return async (accountId: string): Promise<string> => {
    const url = new URL((await accounts.get(accountId))?.whiteLabelUrl ?? 'http://localhost');
    const here = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    if (here && url.port === '') url.port = String(port());
    return url.origin;
  };
}
