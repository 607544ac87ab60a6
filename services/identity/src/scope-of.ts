import { subtreeIds, type Organisation } from '@reprise/contracts/organisation';
import type { Role } from '@reprise/contracts/permissions';
import { tenantScope, type TenantScope } from '@reprise/read-kernel/query';
import type { Session } from '@reprise/kernel/ports';

type Organisations = (
  accountId: string,
) => Promise<readonly Pick<Organisation, 'id' | 'parentOrganizationId'>[]>;
type Reach = 'operator' | 'account' | 'subtree' | 'store' | 'warehouse' | 'buyer' | 'visitor';

/** domain §7. Operators act within the account that they have switched to or named. */
export const reachOf: Record<Role, Reach> = {
  super_admin: 'operator',
  admin: 'operator',
  root_management_unit_manager: 'account',
  root_management_unit_analyst: 'account',
  management_unit_manager: 'subtree',
  management_unit_analyst: 'subtree',
  store_manager: 'store',
  store_seller: 'store',
  warehouse_manager: 'warehouse',
  warehouse_operator: 'warehouse',
  buyer_manager: 'buyer',
  pseudo_anonymous: 'visitor',
};

/** What a session may see. A role that needs an organisation but has none sees nothing. */
export async function scopeOf(session: Session, organisations: Organisations): Promise<TenantScope> {
  const { accountId, organisationId, role } = session;
  const reach = reachOf[role];
  const own = organisationId ? [organisationId] : [];
  switch (reach) {
    case 'operator':
      return tenantScope({ accountId, by: 'account', operator: true });
    case 'account':
      return tenantScope({ accountId, by: 'account' });
    case 'visitor':
      return tenantScope({ accountId, by: 'visitor' });
    case 'store':
    case 'warehouse':
      return tenantScope({ accountId, by: reach, organisationIds: own });
    case 'subtree':
    case 'buyer': {
      const tree = organisationId ? await organisations(accountId) : [];
      const organisationIds = organisationId ? subtreeIds(tree, organisationId) : [];
      return tenantScope({ accountId, by: reach === 'subtree' ? 'store' : 'buyer', organisationIds });
    }
  }
}
