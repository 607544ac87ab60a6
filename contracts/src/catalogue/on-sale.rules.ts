import { lineages, type Linked } from './lineage.rules';

type Switched = Linked & { readonly status: 'active' | 'inactive' };

/** Whether something is bought in a category: it and all above it are active. @param line nearest first */
export const isOnSale = (line: readonly Pick<Switched, 'status'>[]): boolean =>
  line.length > 0 && line.every(({ status }) => status === 'active');

/** The categories in which something is bought. Takes all of the account: an inactive one stops all below it. */
export function onSale<C extends Switched>(categories: readonly C[]): C[] {
  const lineOf = lineages(categories);
  return categories.filter(({ id }) => isOnSale(lineOf(id)));
}

/** By category: how many below it are bought while it is active, and only then. */
export function stoppedWith(categories: readonly Switched[]): ReadonlyMap<string, number> {
  const lineOf = lineages(categories);
  const counts = new Map<string, number>();
  for (const { id } of categories) {
    const [own, ...above] = lineOf(id);
    const off = above.filter(({ status }) => status === 'inactive');
    if (own?.status !== 'active' || off.length > 1) continue;
    for (const each of off.length > 0 ? off : above) counts.set(each.id, (counts.get(each.id) ?? 0) + 1);
  }
  return counts;
}
