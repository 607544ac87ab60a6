import { userContract } from '@reprise/contracts/identity';
import { permissions, permissionsOf, roles } from '@reprise/contracts/permissions';
import { mustHold } from '@reprise/kernel/http';
import { reasonsOf } from './reasons.rules';

const at = '2026-01-05T09:00:00.000Z';
const user = (modules: object, more: object = {}) =>
  userContract.row.parse({
    ...{
      id: 'u-1',
      accountId: 'a',
      revision: 1,
      createdAt: at,
      updatedAt: at,
      lastLogin: null,
      acceptedTerms: [],
      types: [],
    },
    ...{ email: 'x@example.test', firstname: 'Xena', lastname: 'Yu', modules, ...more },
  });
const seller = user({ tim: 'store_seller' }, { timOrganizationId: 'shop' });
const facts = {
  ...{ user: seller, accountActive: true, heldFeatures: [], endpoints: [] },
  nameOf: (id: string) => (id === 'shop' ? 'Boutique' : undefined),
};

describe('why somebody may do something', () => {
  it('names the role that gives it, and where it holds', () => {
    expect(reasonsOf('buyback.create', facts)).toMatchObject({
      may: true,
      modules: [{ module: 'tim', role: 'store_seller', organisation: 'Boutique', lacks: [] }],
      needs: [
        { permission: 'buyback.create', roles: ['store_manager', 'store_seller'] },
        { permission: 'buyback.menu' },
      ],
    });
  });

  it('names what lacks in each module, the menu of its section as well', () => {
    const { may, modules } = reasonsOf('webhook.manage', facts);
    expect([may, modules[0]?.lacks]).toEqual([false, ['webhook.manage', 'settings.menu']]);
  });

  it('names the premium feature that withholds it', () => {
    const access = 'settings.transfer-order';
    const bought = (feature: boolean) =>
      reasonsOf(access, {
        ...facts,
        user: user({ root: 'root_management_unit_manager' }),
        heldFeatures: feature ? ['custom_transfer_order'] : [],
        endpoints: [{ access, premium: 'custom_transfer_order' }],
      });
    expect(bought(true)).toMatchObject({ may: true, features: [{ held: true }] });
    expect(bought(false)).toMatchObject({ may: false, features: [{ held: false, forAll: true }] });
  });

  it('is nothing for who is inactive, or whose account is', () => {
    const inactive = user({ tim: 'store_seller' }, { status: 'inactive' });
    expect(reasonsOf('buyback.create', { ...facts, user: inactive }).may).toBe(false);
    expect(reasonsOf('buyback.create', { ...facts, accountActive: false }).may).toBe(false);
  });

  it('agrees with the guard of every endpoint, for each role and permission', () => {
    const guarded = (role: (typeof roles)[number], access: (typeof permissions)[number]): boolean => {
      try {
        mustHold({ permissions: permissionsOf(role) }, { access });
        return true;
      } catch {
        return false;
      }
    };
    for (const role of roles)
      for (const permission of permissions) {
        const { may } = reasonsOf(permission, { ...facts, user: user({ tim: role }) });
        expect({ role, permission, may }).toEqual({ role, permission, may: guarded(role, permission) });
      }
  });
});
