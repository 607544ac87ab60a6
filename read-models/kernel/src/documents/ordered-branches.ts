import { Disjunction, type Branch } from './disjunction';
import type { CollectionSpec, Filter, IndexSpec, Sort } from './documents.port';
import { IndexChoice, leadingOf, singleIn, type RowCounts } from './index-choice';

/** One alternative of a filter, and the index that it is read by. */
export type OrderedBranch = { readonly branch: Branch; readonly index: IndexSpec };

const mostBranches = 128;

/**
 * The alternatives of a filter, each with its index. SQLite itself walks along the whole order for them or sorts all that it
 * finds, and knows nothing of how many rows a value has. Empty if there are no rows, undefined if SQLite had better find
 * its own way.
 * @param rows how many are read along the order.
 */
export function orderedBranches(
  spec: CollectionSpec,
  filter: Filter,
  sort: Sort,
  { counts, rows }: { readonly counts: RowCounts; readonly rows: number },
): readonly OrderedBranch[] | undefined {
  const direction = sort[0]?.[1];
  if (direction === undefined || sort.some(([path, each]) => each !== direction || path === '_id'))
    return undefined;
  const leading = new Set((spec.indexes ?? []).flatMap((index) => leadingOf(index, sort) ?? []));
  const isSingle = singleIn(spec);
  const isSplit = (path: string): boolean => leading.has(path) && isSingle(path);
  const branches = new Disjunction(isSplit, isSingle, mostBranches).branchesOf(filter);
  const found: OrderedBranch[] = [];
  for (const branch of branches ?? []) {
    const index = new IndexChoice(spec, branch, sort).among(counts, rows);
    if (!index) return undefined;
    if (index !== 'nothing') found.push({ branch, index });
  }
  return branches?.length ? found : undefined;
}
