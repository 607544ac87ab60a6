import type { SessionState } from '../../kernel/session';
import { bodyClassesOf } from './use-body-classes';

const session = (commonName: string): SessionState => ({
  premiumFeatures: [],
  module: 'tim',
  user: {
    ...{ id: 'u', email: 'ada@acme.example', types: ['store_manager'], modules: { tim: 'store_manager' } },
    ...{ frontPermissions: {}, currentOrganization: { commonName } },
  },
});

describe('the classes of the body', () => {
  it('say the role and the organisation', () =>
    expect(bodyClassesOf(session('Électro Dépôt, Lyon'))).toEqual([
      'role-store_manager',
      'organisation-electro-depot-lyon',
    ]));

  it('say nothing before somebody has logged in', () =>
    expect(bodyClassesOf({ premiumFeatures: [] })).toEqual([]));
});
