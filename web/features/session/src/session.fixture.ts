import { accountSummarySchema } from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';
import type { SignedIn } from '@reprise/contracts/identity';

/** The reply to `POST /login` for a person with two modules. */
export function loginReply(module: ModuleType): SignedIn {
  const user: SignedIn['user'] = {
    id: 'u1',
    types: ['warehouse_manager', 'store_manager'],
    email: 'nadia@demo.test',
    firstname: 'Nadia',
    lastname: 'Benali',
    currentOrganization: {
      id: 'o1',
      commonName: 'Lyon',
      moduleType: module,
      account: accountSummarySchema.parse({ id: 'a1', name: 'Demo' }),
    },
    modules: { rps: 'warehouse_manager', tim: 'store_manager' },
    currentModule: module,
    frontPermissions: { rps: ['item.control'], tim: ['buyback.create'] },
    apiToken: `token-${module}`,
  };
  return { token: `token-${module}`, refreshToken: `refresh-${module}`, expiresIn: 900, user };
}
