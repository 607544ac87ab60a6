import { z } from 'zod';
import { permissionMatrix } from './matrix';
import type { Role } from './roles';

export * from './premium';
export * from './roles';
export { permissionMatrix };
export { neededFor } from './needed-for';
export { lackingFor, rolesWith } from './lacking';

export type Permission = keyof typeof permissionMatrix;
export const permissions = Object.keys(permissionMatrix) as Permission[];
export const permissionSchema = z.enum(permissions as [Permission, ...Permission[]]);

/** The permissions of a role: the `frontPermissions` of one module. */
export function permissionsOf(role: Role): Permission[] {
  return permissions.filter((permission) => (permissionMatrix[permission] as readonly Role[]).includes(role));
}
