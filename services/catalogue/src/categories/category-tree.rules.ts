import { lineages, type CategoryNode, type Linked } from '@reprise/contracts/catalogue';
import type { Channel, ProductDrawing } from '@reprise/contracts/rules';
import type { Stored } from '../catalogue-documents.reader';
import type { Bought } from '../diagnostic/bought-categories.rules';

export type TreeCategory = Stored<'categories'>;
type Category = TreeCategory;
export type Counts = ReadonlyMap<string, number>;

/** Published products by category, and the channels through which each category is bought. */
type Offer = { readonly published: Counts; readonly bought: Bought };

function childrenOf<C extends Pick<Category, 'parentId'>>(
  categories: readonly C[],
): ReadonlyMap<string, readonly C[]> {
  const children = new Map<string, C[]>();
  for (const category of categories) {
    const siblings = children.get(category.parentId ?? '') ?? [];
    siblings.push(category);
    children.set(category.parentId ?? '', siblings);
  }
  return children;
}

function nodeOf(
  category: Category,
  below: ReadonlyMap<string, readonly Category[]>,
  offer: Offer,
  inherited?: ProductDrawing,
): CategoryNode {
  const { id, name, nameTranslations, identifier, parentId, image } = category;
  const { description, descriptionTranslations, childrenDescription } = category;
  const texts = { name, nameTranslations, description, descriptionTranslations, childrenDescription };
  const drawing = category.drawing ?? inherited;
  const children = (below.get(id) ?? []).map((child) => nodeOf(child, below, offer, drawing));
  const own = (channel: Channel): number =>
    offer.bought.get(id)?.includes(channel) ? (offer.published.get(id) ?? 0) : 0;
  const count = (channel: Channel): number =>
    children.reduce((sum, child) => sum + child.productCount[channel], own(channel));
  const productCount = { web: count('web'), store: count('store') };
  return { id, ...texts, identifier, parentId, image, ...(drawing && { drawing }), productCount, children };
}

/**
 * The categories as trees, siblings sorted by name. A category whose parent is missing is a root.
 */
export function categoryTrees(categories: readonly Category[], offer: Offer): CategoryNode[] {
  const sorted = [...categories].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  const known = new Set(sorted.map(({ id }) => id));
  const below = childrenOf(sorted);
  return sorted
    .filter(({ parentId }) => parentId === null || !known.has(parentId))
    .map((root) => nodeOf(root, below, offer));
}

/** The node with an id; undefined if there is none. */
export function findNode(trees: readonly CategoryNode[], id: string): CategoryNode | undefined {
  for (const tree of trees) {
    const found = tree.id === id ? tree : findNode(tree.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Only nodes with products of the channel, at or below them. */
export const prune = (trees: readonly CategoryNode[], channel: Channel): CategoryNode[] =>
  trees
    .filter(({ productCount }) => productCount[channel] > 0)
    .map((tree) => ({ ...tree, children: prune(tree.children, channel) }));

export const lineage = <C extends Linked>(categories: readonly C[], id: string): C[] =>
  lineages(categories)(id);

/** The category's id and those of its descendants. */
export function withDescendants(categories: readonly Linked[], id: string): string[] {
  const children = childrenOf(categories);
  const found = new Set([id]);
  for (const each of found) for (const child of children.get(each) ?? []) found.add(child.id);
  return [...found];
}
