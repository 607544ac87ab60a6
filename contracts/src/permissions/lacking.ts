import { permissionMatrix } from './matrix';
import { neededFor } from './needed-for';
import type { Role } from './roles';

type Permission = keyof typeof permissionMatrix;

/** Roles of people that hold a permission; the public visitor is nobody's role. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  (permissionMatrix[permission] as readonly Role[]).filter((role) => role !== 'pseudo_anonymous');

/** What a holder of these permissions lacks for one of them: what every request is refused for. */
export const lackingFor = (permission: Permission, held: readonly Permission[]): readonly Permission[] =>
  neededFor(permission).filter((needed) => !held.includes(needed));
