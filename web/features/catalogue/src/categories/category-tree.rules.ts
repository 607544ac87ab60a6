import type { CategoryNode } from '@reprise/contracts/catalogue';

export type Node = {
  id: string;
  name: string;
  image: string | null;
  description: string;
  childrenDescription: string;
  count: number;
  children: readonly Node[];
};
/** A branch without products that the web takes shows nothing to a visitor, and is left out. */
function node({ productCount, image, children, ...rest }: CategoryNode): Node[] {
  if (productCount.web === 0) return [];
  return [{ ...rest, image: image?.url ?? null, count: productCount.web, children: children.flatMap(node) }];
}

/** The categories of the first level: an account's tree has a single root that nobody needs to see. */
export function readTree(tree: readonly CategoryNode[] = []): readonly Node[] {
  const roots = tree.flatMap(node);
  const [only] = roots;
  return only && roots.length === 1 && only.children.length > 0 ? only.children : roots;
}

export function findNode(nodes: readonly Node[], id: string | undefined): Node | undefined {
  for (const one of nodes) {
    const found = one.id === id ? one : findNode(one.children, id);
    if (found) return found;
  }
  return undefined;
}
