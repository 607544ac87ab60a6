import { organisationOf, type User } from '@reprise/contracts/identity';
import { permissionsOf, type ModuleType, type Permission, type Role } from '@reprise/contracts/permissions';
import type { Claims } from './claims';
import type { Family } from './refresh-tokens';

type Held = readonly (readonly [ModuleType, Role])[];
/** The modules of a user, each with its role. */
export const heldBy = ({ modules }: User): Held => Object.entries(modules) as unknown as Held;

/** Permissions of each module (customer journey §6, `frontPermissions`). */
export const frontPermissions = (user: User): Partial<Record<ModuleType, Permission[]>> =>
  Object.fromEntries(heldBy(user).map(([module, role]) => [module, permissionsOf(role)]));

/** The content of a session's access token. */
export function claimsOf(user: User, family: Family): Claims {
  const { organisationId } = family;
  const mods = heldBy(user).map(([module, role]) => {
    const org = organisationOf(user, module);
    return [module, { role, ...(org && { org }) }] as const;
  });
  return {
    sub: user.id,
    kind: 'user',
    acc: family.accountId,
    ...(organisationId && { org: organisationId }),
    mod: family.module,
    mods: Object.fromEntries(mods),
    sid: family._id,
    ...(user.locale && { loc: user.locale }),
  };
}
