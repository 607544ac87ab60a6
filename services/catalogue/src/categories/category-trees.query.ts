import type { CategoryNode } from '@reprise/contracts/catalogue';
import { categoryTrees, type Counts, type TreeCategory } from './category-tree.rules';

type Grown = { readonly counts: Counts; readonly trees: CategoryNode[] };

const same = (one: Counts, other: Counts): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

/** Trees of the same categories with the same counts are not grown again. */
export class GrownTrees {
  private readonly kept = new WeakMap<readonly TreeCategory[], Grown>();

  /** @returns trees that nobody may change. */
  of(categories: readonly TreeCategory[], counts: Counts): CategoryNode[] {
    const known = this.kept.get(categories);
    if (known && same(known.counts, counts)) return known.trees;
    const trees = categoryTrees(categories, counts);
    this.kept.set(categories, { counts, trees });
    return trees;
  }
}
