import { organisationOf, type Reasons, type User } from '@reprise/contracts/identity';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import {
  lackingFor,
  neededFor,
  permissionsOf,
  rolesWith,
  type ModuleType,
  type Permission,
  type PremiumFeature,
  type Role,
} from '@reprise/contracts/permissions';

type Feature = Reasons['features'][number];
type Facts = {
  readonly user: User;
  readonly accountActive: boolean;
  readonly heldFeatures: readonly PremiumFeature[];
  readonly nameOf: (organisationId: string) => string | undefined;
  /** Of the running product: what its guards ask for. */
  readonly endpoints: readonly Pick<EndpointSpec, 'access' | 'premium'>[];
};

function featuresFor(permission: Permission, { endpoints, heldFeatures }: Facts): Feature[] {
  const guarded = endpoints.filter(({ access }) => access === permission);
  const asked = [...new Set(guarded.flatMap(({ premium }) => premium ?? []))];
  return asked.map((feature) => ({
    feature,
    held: heldFeatures.includes(feature),
    forAll: guarded.every(({ premium }) => premium === feature),
  }));
}

/** Why a user may do what a permission guards, or may not; the same functions answer each of his requests. */
export function reasonsOf(permission: Permission, facts: Facts): Reasons {
  const { user, accountActive, nameOf } = facts;
  const held = Object.entries(user.modules) as [ModuleType, Role][];
  const modules = held.map(([module, role]) => {
    const organisation = nameOf(organisationOf(user, module) ?? '') ?? null;
    return { module, role, organisation, lacks: [...lackingFor(permission, permissionsOf(role))] };
  });
  const needs = neededFor(permission).map((each) => ({ permission: each, roles: [...rolesWith(each)] }));
  const features = featuresFor(permission, facts);
  const userActive = user.status === 'active';
  const shut = features.some((each) => each.forAll && !each.held);
  const may = userActive && accountActive && !shut && modules.some(({ lacks }) => lacks.length === 0);
  return { permission, may, userActive, accountActive, modules, needs, features };
}
