import type { Circuit } from '../rules';
import { lineages, type Linked } from './lineage.rules';

type Sold = Linked & { readonly circuits: readonly Circuit[] };

/**
 * A category without circuits has those of the nearest ancestor that has some. Takes all categories of the account,
 * including inactive ones, so that every reader sees the same circuits.
 */
export function inheritCircuits<C extends Sold>(categories: readonly C[]): C[] {
  const line = lineages(categories);
  return categories.map((category) => ({
    ...category,
    circuits: line(category.id).find(({ circuits }) => circuits.length > 0)?.circuits ?? [],
  }));
}
