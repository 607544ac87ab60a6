import type { CategoryNode } from '@reprise/contracts/catalogue';
import { oncePerObject } from '@reprise/contracts/kernel';
import type { Channel } from '@reprise/contracts/rules';
import type { Scalar } from '@reprise/read-kernel/documents';
import type { Stored } from '../catalogue-documents.reader';
import { boughtIn } from '../diagnostic/bought-categories.rules';
import { categoryTrees, prune, type Counts, type TreeCategory } from './category-tree.rules';

type Trees = readonly CategoryNode[];
/** The same of each until one of them changes. */
type Ground = {
  readonly categories: readonly TreeCategory[];
  readonly circuits: readonly Pick<Stored<'circuits'>, 'name' | 'active'>[];
};
type Grown = Pick<Ground, 'circuits'> & { readonly counts: Counts; readonly trees: Trees };

const same = (one: Counts, other: Counts): boolean =>
  one === other || (one.size === other.size && [...one].every(([id, count]) => other.get(id) === count));

/** Trees of the same categories and circuits with the same counts are the same, so what is kept of them holds. */
export class GrownTrees {
  private readonly kept = new WeakMap<readonly TreeCategory[], Grown>();
  private readonly branches = new WeakMap<Trees, Map<Channel, Trees>>();

  /** The same counts are the same map. */
  readonly byCategory = oncePerObject(
    (counted: readonly (readonly [Scalar, number])[]): Counts =>
      new Map(counted.map(([id, count]) => [String(id), count])),
  );

  /** @returns trees that nobody may change. */
  of({ categories, circuits }: Ground, counts: Counts): Trees {
    const known = this.kept.get(categories);
    if (known?.circuits === circuits && same(known.counts, counts)) return known.trees;
    const trees = categoryTrees(categories, {
      published: counts,
      bought: boughtIn({ categories, circuits }),
    });
    this.kept.set(categories, { circuits, counts, trees });
    return trees;
  }

  /** Only what has products of the channel. */
  pruned(trees: Trees, channel: Channel): Trees {
    const known = this.branches.get(trees) ?? new Map<Channel, Trees>();
    const pruned = known.get(channel) ?? prune(trees, channel);
    this.branches.set(trees, known.set(channel, pruned));
    return pruned;
  }
}
