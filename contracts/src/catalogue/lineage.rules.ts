export type Linked = { readonly id: string; readonly parentId: string | null };

/**
 * For many lookups in the same categories: a category and its ancestors, nearest first. A path ends at a missing
 * parent or a cycle.
 */
export function lineages<C extends Linked>(categories: readonly C[]): (id: string) => C[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (id) => {
    const line: C[] = [];
    for (let next = byId.get(id); next && !line.includes(next); next = byId.get(next.parentId ?? '')) {
      line.push(next);
    }
    return line;
  };
}
