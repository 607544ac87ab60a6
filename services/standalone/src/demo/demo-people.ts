import {
  isOperatorRole,
  moduleOfRole,
  operatorRoles,
  roles,
  type ModuleType,
  type Role,
} from '@reprise/contracts/permissions';
import { demoName, type DemoRole } from './demo-names';

/** Where each kind of user works. */
export type DemoPlaces = {
  readonly root: string;
  readonly unit: string;
  readonly store: string;
  readonly warehouse: string;
  readonly buyer: string;
};

export type DemoUser = {
  readonly key: string;
  readonly body: {
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly modules: Partial<Record<ModuleType, Role>>;
    readonly rootOrganizationId?: string;
    readonly timOrganizationId?: string;
    readonly lcmOrganizationId?: string;
    readonly rpsOrganizationId?: string;
  };
};

function placeOf(role: Role, places: DemoPlaces) {
  switch (moduleOfRole[role]) {
    case 'root':
      return { rootOrganizationId: places.root };
    case 'tim':
      return { timOrganizationId: role.startsWith('store_') ? places.store : places.unit };
    case 'lcm':
      return { lcmOrganizationId: places.buyer };
    case 'rps':
      return { rpsOrganizationId: places.warehouse };
    case 'no_module':
      return {};
  }
}

/** Somebody who works in every module, to show switching between them. */
const everywhere = (domain: string, places: DemoPlaces): DemoUser => ({
  key: 'several_modules',
  body: {
    email: `several_modules@${domain}`,
    ...demoName('several_modules'),
    modules: {
      root: 'root_management_unit_manager',
      tim: 'store_manager',
      lcm: 'buyer_manager',
      rps: 'warehouse_manager',
    },
    rootOrganizationId: places.root,
    timOrganizationId: places.store,
    lcmOrganizationId: places.buyer,
    rpsOrganizationId: places.warehouse,
  },
});

const userOf = (role: DemoRole, domain: string): DemoUser => ({
  key: role,
  body: {
    email: `${role}@${domain}`,
    ...demoName(role),
    modules: { [moduleOfRole[role]]: role },
  },
});

/** One user of every type that an account has, `<user type>@<domain>`, and one who works everywhere. */
export const demoUsers = (domain: string, places: DemoPlaces): DemoUser[] => [
  ...roles
    .filter((role) => role !== 'pseudo_anonymous')
    .filter((role) => !isOperatorRole(role))
    .map((role) => {
      const { key, body } = userOf(role, domain);
      return { key, body: { ...body, ...placeOf(role, places) } };
    }),
  everywhere(domain, places),
];

const buyerRoles = [
  'root_management_unit_manager',
  'buyer_manager',
  'warehouse_manager',
  'warehouse_operator',
] as const;

/** Those of an account that buys and takes nothing in. */
export const demoBuyers = (domain: string, places: Omit<DemoPlaces, 'unit' | 'store'>): DemoUser[] =>
  buyerRoles.map((role) => {
    const { key, body } = userOf(role, domain);
    return { key, body: { ...body, ...placeOf(role, { ...places, unit: '', store: '' }) } };
  });

/** They run the platform, for all its accounts. */
export const demoOperators = (domain: string): DemoUser[] =>
  operatorRoles.map((role) => userOf(role, domain));
