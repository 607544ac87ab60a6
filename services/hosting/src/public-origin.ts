import { accountContract } from '@reprise/contracts/organisation';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

/**
 * Where an account's customers find its public site: at its own address, or else at the installation's. On one
 * machine (`localhost`, `other.localhost`) the port is part of the address.
 * @param here address of the installation itself, `http://localhost:3000`.
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
