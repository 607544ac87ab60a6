import { Disjunction, isValue, type Branch, type Part } from './disjunction';
import type { CollectionSpec, Filter, IndexSpec, Sort } from './documents.port';
import { overlapsArray } from './key-columns';

/** One alternative of a filter, and the index that holds what it finds in the order that is asked for. */
export type OrderedBranch = { readonly branch: Branch; readonly index: IndexSpec };

const mostBranches = 128;
const ranges = ['$gt', '$gte', '$lt', '$lte'];

/** What stands before the order in an index, or undefined if the index does not end with this order. */
function leadingOf({ fields, unique, prefix }: IndexSpec, sort: Sort): readonly string[] | undefined {
  if (unique || prefix || fields.length <= sort.length) return undefined;
  const from = fields.length - sort.length;
  return sort.every(([path], place) => fields[from + place] === path) ? fields.slice(0, from) : undefined;
}

/** An index can say nothing of the part, or says it by where it stands. */
function isServed([path, condition]: Part, sort: Sort): boolean {
  if (isValue(condition)) return true;
  if (typeof condition !== 'object' || condition === null || path !== sort[0]?.[0]) return false;
  return Object.keys(condition).every((operator) => ranges.includes(operator));
}

/** The fields that an index begins with and that have one value each. */
function beginning({ fields, sparse, prefix }: IndexSpec, equal: ReadonlySet<string>): readonly string[] {
  if (prefix || (sparse && !equal.has(sparse))) return [];
  const end = fields.findIndex((field) => !equal.has(field));
  return end < 0 ? fields : fields.slice(0, end);
}

/** No other index may know more of it: then SQLite finds it by that one, and sorts. */
function indexOf(spec: CollectionSpec, branch: Branch, sort: Sort): IndexSpec | undefined {
  const all = spec.indexes ?? [];
  const values = branch.filter(([path, condition]) => isValue(condition) && !inArray(spec, path));
  const equal = new Set(values.map(([path]) => path));
  const known = new Set(all.flatMap((index) => beginning(index, equal)));
  return all.find((index) => {
    const leading = leadingOf(index, sort);
    if (!leading?.length || (index.sparse && !equal.has(index.sparse))) return false;
    return leading.every((field) => equal.has(field)) && [...known].every((field) => leading.includes(field));
  });
}

const inArray = ({ arrays = [] }: CollectionSpec, path: string): boolean =>
  overlapsArray(path, arrays) || arrays.some((array) => array.startsWith(`${path}.`));

/**
 * The alternatives of a filter, each with an index that serves its values and then the order. SQLite itself walks
 * along the whole order for them or sorts all that it finds, and knows nothing of how many rows a value has.
 * Undefined if one of them has no such index.
 */
export function orderedBranches(
  spec: CollectionSpec,
  filter: Filter,
  sort: Sort,
): readonly OrderedBranch[] | undefined {
  const direction = sort[0]?.[1];
  if (direction === undefined || sort.some(([path, each]) => each !== direction || path === '_id'))
    return undefined;
  const leading = new Set((spec.indexes ?? []).flatMap((index) => leadingOf(index, sort) ?? []));
  const split = (path: string): boolean => leading.has(path) && !inArray(spec, path);
  const branches = new Disjunction(split, mostBranches).branchesOf(filter);
  if (!branches?.length) return undefined;
  const found = branches.map((branch) => {
    const index = branch.every((part) => isServed(part, sort)) && indexOf(spec, branch, sort);
    return index ? { branch, index } : undefined;
  });
  const served = found.filter((each) => each !== undefined);
  return served.length === found.length ? served : undefined;
}
