import { isValue, type Branch, type IsSingle, type Part } from './disjunction';
import type { CollectionSpec, Condition, Filter, IndexSpec, Sort } from './documents.port';
import { overlapsArray } from './key-columns';

/** What only the engine knows. */
export type RowCounts = {
  /** How many rows have these values; undefined where it would have to count them. */
  readonly known: (filter: Filter) => number | undefined;
  /** How many an index finds, as far as it has to be known. */
  readonly upTo: (most: number, index: IndexSpec, filter: Filter) => number;
};

const ranges = ['$gt', '$gte', '$lt', '$lte'];
const isRange = (condition: Condition | undefined): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.keys(condition).every((operator) => ranges.includes(operator));

export const singleIn =
  ({ arrays = [] }: CollectionSpec): IsSingle =>
  (path) =>
    !overlapsArray(path, arrays) && !arrays.some((array) => array.startsWith(`${path}.`));

/** What stands before the order in an index, or undefined if the index does not end with this order. */
export function leadingOf({ fields, unique, prefix }: IndexSpec, sort: Sort): readonly string[] | undefined {
  if (unique || prefix || fields.length <= sort.length) return undefined;
  const from = fields.length - sort.length;
  return sort.every(([path], place) => fields[from + place] === path) ? fields.slice(0, from) : undefined;
}

export const filterOf = (branch: Branch): Filter => ({
  $and: branch.map(([path, condition]) => ({ [path]: condition })),
});

/** The index that a page of one alternative is read by: along its order, or all that it finds, sorted afterwards. */
export class IndexChoice {
  private readonly equal: ReadonlySet<string>;
  private readonly ranged: ReadonlySet<string>;
  private readonly usable: readonly IndexSpec[];

  constructor(
    spec: CollectionSpec,
    private readonly branch: Branch,
    private readonly sort: Sort,
  ) {
    const paths = (isOne: (part: Part) => boolean): ReadonlySet<string> =>
      new Set(branch.filter(isOne).map(([path]) => path));
    const isSingle = singleIn(spec);
    this.equal = paths(([path, condition]) => isValue(condition) && isSingle(path));
    this.ranged = paths(([, condition]) => isRange(condition));
    this.usable = (spec.indexes ?? []).filter(
      ({ sparse, prefix }) => !prefix && (!sparse || this.equal.has(sparse)),
    );
  }

  /**
   * @param rows how many are read along the order.
   * @returns undefined if SQLite had better find its own way, `nothing` if there are none.
   */
  among(counts: RowCounts, rows: number): IndexSpec | 'nothing' | undefined {
    if (!this.branch.every(([, condition]) => isValue(condition) || isRange(condition))) return undefined;
    const ordered = this.usable.filter((index) => this.isOrdered(index));
    const all = new Set(this.usable.flatMap((index) => this.knownTo(index)));
    const best = ordered.find((index) => [...all].every((path) => this.alongOrder(index).includes(path)));
    return best ?? this.byCounts(ordered, counts, rows);
  }

  /** Along the order are passed as many as it holds for each that is looked for; a finder's are all looked at. */
  private byCounts(
    ordered: readonly IndexSpec[],
    { known, upTo }: RowCounts,
    rows: number,
  ): IndexSpec | 'nothing' | undefined {
    const walks = ordered.flatMap((index) => {
      const held = known(filterOf(this.partsOf(leadingOf(index, this.sort) ?? [])));
      return held === undefined ? [] : [{ index, held }];
    });
    const [walk] = walks.sort((a, b) => a.held - b.held);
    if (!walk) return undefined;
    if (walk.held === 0 || known(filterOf(this.branch)) === 0) return 'nothing';
    const most = Math.ceil(Math.sqrt(rows * walk.held));
    const finders = this.usable.filter((index) => this.knownTo(index).length > 1 && index !== walk.index);
    const finder = finders.find(
      (index) => upTo(most, index, filterOf(this.partsOf(this.knownTo(index)))) < most,
    );
    return finder ?? walk.index;
  }

  private isOrdered(index: IndexSpec): boolean {
    const leading = leadingOf(index, this.sort) ?? [];
    return leading.length > 0 && leading.every((path) => this.equal.has(path));
  }

  private alongOrder(index: IndexSpec): readonly string[] {
    return [...(leadingOf(index, this.sort) ?? []), ...this.sort.slice(0, 1).map(([path]) => path)];
  }

  /** The fields that an index begins with and that are asked for: values, and a range at the end. */
  private knownTo({ fields }: IndexSpec): readonly string[] {
    const end = fields.findIndex((path) => !this.equal.has(path));
    if (end < 0) return fields;
    return fields.slice(0, this.ranged.has(fields[end] ?? '') ? end + 1 : end);
  }

  private partsOf(paths: readonly string[]): Branch {
    return this.branch.filter(([path]) => paths.includes(path));
  }
}
