import { accountContract } from '@reprise/contracts/organisation';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

/**
 * Where an account's customers find its public site: at its own address, or else where the installation is reached. On
 * one machine (`localhost`, `other.localhost`) the port belongs to the address.
 * @param here where the installation itself is reached, `http://localhost:3000`.
 */
export function publicOrigins(documents: Documents, here: () => string) {
  const accounts = documentsOf(documents, accountContract);
  return async (accountId: string): Promise<string> => {
    const url = new URL((await accounts.read(accountId))?.whiteLabelUrl ?? here());
    const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    if (isLocal && url.port === '') url.port = new URL(here()).port;
    return url.origin;
  };
}
