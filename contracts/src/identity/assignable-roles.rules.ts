import { platform, type OrganisationType } from '../organisation';
import { operatorRoles, permissionsOf, type ModuleType, type Role } from '../permissions';

const store: readonly Role[] = ['store_manager', 'store_seller'];
const warehouse: readonly Role[] = ['warehouse_manager', 'warehouse_operator'];
const units: readonly Role[] = ['management_unit_manager', 'management_unit_analyst'];
const root: readonly Role[] = ['root_management_unit_manager', 'root_management_unit_analyst'];
const everyClient: readonly Role[] = [...root, ...units, ...store, ...warehouse, 'buyer_manager'];

const assignableRoles: Record<Role, readonly Role[]> = {
  super_admin: everyClient,
  admin: everyClient,
  root_management_unit_manager: everyClient,
  root_management_unit_analyst: [],
  management_unit_manager: [...units, ...store],
  management_unit_analyst: [],
  store_manager: store,
  store_seller: [],
  warehouse_manager: warehouse,
  warehouse_operator: [],
  buyer_manager: ['buyer_manager', ...warehouse],
  pseudo_anonymous: [],
};

/**
 * Which user types someone may give and manage (domain §7, row "organisations, users"): operators on the platform alone,
 * by those who hold `user.assign-admin`; everybody else within an account alone.
 */
export function assignableBy(role: Role, accountId: string): readonly Role[] {
  if (accountId !== platform) return assignableRoles[role];
  return permissionsOf(role).includes('user.assign-admin') ? operatorRoles : [];
}

/** The kind of organisation in which a role works; none for operators of the platform. */
export const organisationTypeOfRole: Partial<Record<Role, OrganisationType>> = {
  root_management_unit_manager: 'root_management_unit',
  root_management_unit_analyst: 'root_management_unit',
  management_unit_manager: 'management_unit',
  management_unit_analyst: 'management_unit',
  store_manager: 'store',
  store_seller: 'store',
  warehouse_manager: 'warehouse',
  warehouse_operator: 'warehouse',
  buyer_manager: 'buyer',
};

type Organisations = {
  readonly rootOrganizationId?: string | undefined;
  readonly timOrganizationId?: string | undefined;
  readonly lcmOrganizationId?: string | undefined;
  readonly rpsOrganizationId?: string | undefined;
};

/** Where a user's organisation in a module is written. */
export const organisationFieldOf: Readonly<Partial<Record<ModuleType, keyof Organisations>>> = {
  root: 'rootOrganizationId',
  tim: 'timOrganizationId',
  lcm: 'lcmOrganizationId',
  rps: 'rpsOrganizationId',
};

/** The user's organisation in one module. */
export function organisationOf(user: Organisations, module: ModuleType): string | undefined {
  const field = organisationFieldOf[module];
  return field && user[field];
}
