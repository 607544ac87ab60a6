import type { CategoryNode } from '@reprise/contracts/catalogue';
import { inLanguage } from '@reprise/contracts/kernel';
import type { Channel, ProductDrawing } from '@reprise/contracts/rules';

export type Node = {
  id: string;
  name: string;
  image: string | null;
  drawing: ProductDrawing | undefined;
  description: string;
  childrenDescription: string;
  count: number;
  children: readonly Node[];
};

/** A branch without products that the channel accepts is empty for its people, and left out. */
function node(category: CategoryNode, language: string, channel: Channel): Node[] {
  const { id, productCount, image, drawing, children, childrenDescription } = category;
  if (productCount[channel] === 0) return [];
  return [
    {
      ...{ id, childrenDescription, image: image?.url ?? null, drawing, count: productCount[channel] },
      name: inLanguage(category.name, category.nameTranslations, language),
      description: inLanguage(category.description, category.descriptionTranslations, language),
      children: children.flatMap((child) => node(child, language, channel)),
    },
  ];
}

/**
 * The categories of the first level, in the reader's language: an account's tree has a single root that nobody needs
 * to see.
 */
export function readTree(
  tree: readonly CategoryNode[] | undefined,
  language: string,
  channel: Channel = 'web',
): readonly Node[] {
  const roots = (tree ?? []).flatMap((each) => node(each, language, channel));
  const [only] = roots;
  return only && roots.length === 1 && only.children.length > 0 ? only.children : roots;
}

export const findNode = (nodes: readonly Node[], id: string | undefined): Node | undefined =>
  pathTo(nodes, id).at(-1);

/** From the first level down to the category itself; empty where it is not in the tree. */
export function pathTo(nodes: readonly Node[], id: string | undefined): readonly Node[] {
  for (const one of nodes) {
    if (one.id === id) return [one];
    const below = pathTo(one.children, id);
    if (below.length > 0) return [one, ...below];
  }
  return [];
}
