import type { Permission } from '@reprise/contracts/permissions';
import type { SessionOpened } from '../../../kernel/session';

/** A session that holds exactly these permissions. */
export const modulePermissions = (...held: Permission[]): SessionOpened => ({
  token: 't',
  module: 'tim',
  user: {
    id: 'u1',
    types: ['store_manager'],
    email: 'nadia@demo.test',
    modules: { tim: 'store_manager' },
    frontPermissions: { tim: held },
    currentOrganization: { id: '00000000-0000-4000-8000-000000000006', commonName: 'Lyon' },
  },
});
