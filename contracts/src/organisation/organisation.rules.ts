import { z } from 'zod';
import type { ModuleType } from '../permissions';

export const organisationTypes = [
  'buyer',
  'management_unit',
  'root_management_unit',
  'store',
  'warehouse',
] as const;
export const organisationTypeSchema = z.enum(organisationTypes);
export type OrganisationType = z.infer<typeof organisationTypeSchema>;

export const activityStatuses = ['active', 'inactive'] as const;

/**
 * Back office §5: the parent of a management unit or a store must be a management unit; the root is the first
 * management unit. Buyers are below the root, warehouses below the root or their buyer.
 */
export const allowedParents: Record<OrganisationType, readonly OrganisationType[]> = {
  root_management_unit: [],
  management_unit: ['management_unit', 'root_management_unit'],
  store: ['management_unit', 'root_management_unit'],
  buyer: ['root_management_unit'],
  warehouse: ['root_management_unit', 'buyer'],
};

/** A store or a management unit is always below another: without a parent nobody would find it in the tree. */
export const needsParent = (type: unknown): boolean => type === 'store' || type === 'management_unit';

/** Labels are addressed to a workshop: without these a carrier makes none, and its customers' products go nowhere. */
export const needsAddress = (type: unknown): boolean => type === 'warehouse';
export const addressFields = ['street', 'zipCode', 'city', 'country'] as const;

/** The module in which an organisation works (back office §1). */
export const moduleOfOrganisation: Record<OrganisationType, ModuleType> = {
  root_management_unit: 'root',
  management_unit: 'tim',
  store: 'tim',
  buyer: 'lcm',
  warehouse: 'rps',
};

type Node = { readonly id: string; readonly parentOrganizationId?: string | undefined };

/** Ids of an organisation and all its descendants; stops at a cycle. */
export function subtreeIds(organisations: readonly Node[], rootId: string): string[] {
  const children = groupByParent(organisations);
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    children.get(id)?.forEach((child) => visit(child.id));
  };
  visit(rootId);
  return [...found];
}

function groupByParent(organisations: readonly Node[]): Map<string | undefined, Node[]> {
  const groups = new Map<string | undefined, Node[]>();
  for (const node of organisations) {
    const group = groups.get(node.parentOrganizationId);
    if (group) group.push(node);
    else groups.set(node.parentOrganizationId, [node]);
  }
  return groups;
}
