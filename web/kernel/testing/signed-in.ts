import type { Permission } from '@reprise/contracts/permissions';
import { storeSession } from '../session';
import type { KeyValue } from '../storage';
import { memoryStorage } from './render-app';

/** What a browser keeps of somebody of a French shop who has signed in with these permissions. */
export function signedIn(held: readonly Permission[], organisation?: string): KeyValue {
  const storage = memoryStorage();
  const role = 'root_management_unit_manager';
  const account = { id: 'a1', name: 'Shop', language: 'fr-FR' as const, currency: 'EUR' as const };
  storeSession(storage, {
    ...{ token: 't', module: 'root', premiumFeatures: [] },
    user: {
      ...{ id: 'u', types: [role], email: 'm@example.org', modules: { root: role } },
      currentOrganization: { ...(organisation && { id: organisation }), commonName: 'Shop', account },
      frontPermissions: { root: [...held] },
    },
  });
  return storage;
}
