import type { Organisation, OrganisationNode } from '@reprise/contracts/organisation';
import { subtreeIds } from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';

const byName = (a: Organisation, b: Organisation): number => a.commonName.localeCompare(b.commonName);

/** The forest visible to a reader: a node whose parent is not visible is a root. */
export function treeOf(organisations: readonly Organisation[]): OrganisationNode[] {
  const seen = new Set(organisations.map(({ id }) => id));
  const sorted = [...organisations].sort(byName);
  const childrenOf = (parent: string | undefined, path: readonly string[]): OrganisationNode[] =>
    sorted
      .filter(
        ({ id, parentOrganizationId: above }) =>
          !path.includes(id) &&
          (parent === undefined ? above === undefined || !seen.has(above) : above === parent),
      )
      .map(({ id, commonName, type, status }) => ({
        id,
        commonName,
        type,
        status,
        children: childrenOf(id, [...path, id]),
      }));
  return childrenOf(undefined, []);
}

/** Organisations per module, from one downwards. */
export function moduleCounts(
  organisations: readonly Organisation[],
  id: string,
): Record<'root' | 'tim' | 'lcm' | 'rps', number> {
  const below = new Set(subtreeIds(organisations, id));
  const inside = organisations.filter((one) => below.has(one.id));
  const count = (module: ModuleType): number =>
    inside.filter(({ moduleType }) => moduleType === module).length;
  return { root: count('root'), tim: count('tim'), lcm: count('lcm'), rps: count('rps') };
}
