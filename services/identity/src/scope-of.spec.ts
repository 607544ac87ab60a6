import { roles } from '@reprise/contracts/permissions';
import { scopeOf } from './scope-of';
import type { Session } from '@reprise/kernel/ports';

const tree = [
  { id: 'root' },
  { id: 'north', parentOrganizationId: 'root' },
  { id: 'lille', parentOrganizationId: 'north' },
  { id: 'nice', parentOrganizationId: 'root' },
];
const session = (role: Session['role'], organisationId?: string): Session => ({
  kind: 'user',
  userId: 'u',
  accountId: 'acme',
  module: 'tim',
  role,
  permissions: [],
  ...(organisationId && { organisationId }),
});
const scope = (role: Session['role'], organisationId?: string) =>
  scopeOf(session(role, organisationId), () => Promise.resolve(tree));

describe('the scope of a session', () => {
  it('is the account for its root and for operators, who may name what lies elsewhere', async () => {
    for (const role of ['root_management_unit_manager', 'root_management_unit_analyst'] as const)
      expect(await scope(role, 'lille')).toEqual({ accountId: 'acme', by: 'account' });
    for (const role of ['super_admin', 'admin'] as const)
      expect(await scope(role, 'lille')).toEqual({ accountId: 'acme', by: 'account', operator: true });
  });

  it('is the subtree of a management unit', async () => {
    const organisationIds = ['north', 'lille'];
    expect(await scope('management_unit_manager', 'north')).toEqual({
      accountId: 'acme',
      by: 'store',
      organisationIds,
    });
  });

  it('is the own organisation for stores and warehouses', async () => {
    expect(await scope('store_seller', 'lille')).toMatchObject({ by: 'store', organisationIds: ['lille'] });
    expect(await scope('warehouse_operator', 'nice')).toMatchObject({
      by: 'warehouse',
      organisationIds: ['nice'],
    });
  });

  it('never leaves the account, and is empty without an organisation', async () => {
    for (const role of roles) {
      const { accountId, by, organisationIds } = await scope(role);
      expect(accountId).toBe('acme');
      if (by !== 'account' && by !== 'visitor') expect(organisationIds).toEqual([]);
    }
  });
});
