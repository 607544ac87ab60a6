import type { ModuleType } from '@reprise/contracts/permissions';
import type { AuthenticatedUser } from '../../../kernel/session';

/** Repeats a probe until it holds, for at most two seconds. */
export async function eventually(probe: () => void): Promise<void> {
  const end = Date.now() + 2000;
  for (;;) {
    try {
      return probe();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** What `POST /login` answers for a person who holds two modules. */
export function loginReply(module: ModuleType) {
  const user: AuthenticatedUser = {
    id: 'u1',
    types: ['warehouse_manager', 'store_manager'],
    email: 'nadia@demo.test',
    firstname: 'Nadia',
    lastname: 'Benali',
    currentOrganization: {
      id: 'o1',
      commonName: 'Lyon',
      moduleType: module,
      account: { id: 'a1', name: 'Demo' },
    },
    modules: { rps: 'warehouse_manager', tim: 'store_manager' },
    currentModule: module,
    frontPermissions: { rps: ['item.control'], tim: ['buyback.create'] },
  };
  return { token: `token-${module}`, refreshToken: `refresh-${module}`, user };
}
