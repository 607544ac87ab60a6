import { z } from 'zod';

/** User types (customer journey §6). */
export const roles = [
  'super_admin',
  'admin',
  'root_management_unit_manager',
  'root_management_unit_analyst',
  'management_unit_manager',
  'management_unit_analyst',
  'store_manager',
  'store_seller',
  'warehouse_manager',
  'warehouse_operator',
  'buyer_manager',
  'pseudo_anonymous',
] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Those who run the platform: its users, and no tenant's. */
export const operatorRoles = ['super_admin', 'admin'] as const satisfies readonly Role[];
export const isOperatorRole = (role: string): boolean => operatorRoles.some((each) => each === role);

/** Module types: root (organisation), tim (store, brand), lcm (buyer), rps (workshop). */
export const moduleTypes = ['root', 'tim', 'lcm', 'rps', 'no_module'] as const;
export const moduleTypeSchema = z.enum(moduleTypes);
export type ModuleType = z.infer<typeof moduleTypeSchema>;

/** The module in which a role works; a user holds modules, each with one role. */
export const moduleOfRole: Record<Role, ModuleType> = {
  super_admin: 'no_module',
  admin: 'no_module',
  root_management_unit_manager: 'root',
  root_management_unit_analyst: 'root',
  management_unit_manager: 'tim',
  management_unit_analyst: 'tim',
  store_manager: 'tim',
  store_seller: 'tim',
  warehouse_manager: 'rps',
  warehouse_operator: 'rps',
  buyer_manager: 'lcm',
  pseudo_anonymous: 'no_module',
};
