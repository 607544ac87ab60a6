import type { CategoryNode } from '@reprise/contracts/catalogue';
import { inLanguage } from '@reprise/contracts/kernel';
import type { Channel } from '@reprise/contracts/rules';

export type Node = {
  id: string;
  name: string;
  image: string | null;
  description: string;
  childrenDescription: string;
  count: number;
  children: readonly Node[];
};

/** A branch without products that the channel accepts is empty for its people, and left out. */
function node(category: CategoryNode, language: string, channel: Channel): Node[] {
  const { id, productCount, image, children, childrenDescription } = category;
  if (productCount[channel] === 0) return [];
  return [
    {
      ...{ id, childrenDescription, image: image?.url ?? null, count: productCount[channel] },
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

export function findNode(nodes: readonly Node[], id: string | undefined): Node | undefined {
  for (const one of nodes) {
    const found = one.id === id ? one : findNode(one.children, id);
    if (found) return found;
  }
  return undefined;
}
