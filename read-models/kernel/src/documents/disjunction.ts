import type { Condition, Filter, Scalar } from './documents.port';

export type Part = readonly [path: string, condition: Condition];
/** Conditions that must all hold. */
export type Branch = readonly Part[];

export const isValue = (condition: Condition | undefined): condition is NonNullable<Scalar> =>
  condition !== undefined && condition !== null && typeof condition !== 'object';

/** The values of a `$in` that says nothing else. */
function valuesOf(condition: Condition): readonly Scalar[] | undefined {
  if (typeof condition !== 'object' || condition === null || !Array.isArray(condition.$in)) return undefined;
  if (Object.keys(condition).length > 1 || condition.$in.length === 0) return undefined;
  return condition.$in.every(isValue) ? [...new Set(condition.$in)] : undefined;
}

/** @returns whether a field has one value, so that it cannot have two. */
export type IsSingle = (path: string) => boolean;

/** Nothing can be both: they ask for two values of one field. */
export const excludes = (one: Branch, other: Branch, isSingle: IsSingle): boolean =>
  other.some(
    ([path, condition]) =>
      isSingle(path) &&
      isValue(condition) &&
      one.some(([known, value]) => known === path && isValue(value) && value !== condition),
  );

const joined = (one: Branch, other: Branch): Branch => [
  ...one,
  ...other.filter(
    ([path, condition]) =>
      !isValue(condition) || !one.some(([known, value]) => known === path && value === condition),
  ),
];

/** A filter as alternatives: what it finds is what at least one of its branches finds. */
export class Disjunction {
  /** @param isSplit the paths of which each value of a `$in` becomes a branch. @param most branches. */
  constructor(
    private readonly isSplit: (path: string) => boolean,
    private readonly isSingle: IsSingle,
    private readonly most: number,
  ) {}

  /** Undefined if there are too many, or if the filter is not valid. */
  branchesOf(filter: Filter): readonly Branch[] | undefined {
    let found: readonly Branch[] | undefined = [[]];
    for (const [key, value] of Object.entries(filter))
      found = this.times(found, this.alternatives(key, value));
    return found;
  }

  private alternatives(key: string, value: Filter[string]): readonly Branch[] | undefined {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value)) return undefined;
      const inner = value.map((each: Filter) => this.branchesOf(each));
      if (key === '$or') return inner.every((each) => each !== undefined) ? inner.flat() : undefined;
      return inner.reduce((found, each) => this.times(found, each), [[]]);
    }
    if (value === undefined || Array.isArray(value)) return undefined;
    const condition = value as Condition;
    const values = this.isSplit(key) ? valuesOf(condition) : undefined;
    return values ? values.map((each) => [[key, each]] as const) : [[[key, condition]]];
  }

  private times(
    some: readonly Branch[] | undefined,
    others: readonly Branch[] | undefined,
  ): readonly Branch[] | undefined {
    if (!some || !others || some.length * others.length > this.most) return undefined;
    return some.flatMap((one) =>
      others.filter((other) => !excludes(one, other, this.isSingle)).map((other) => joined(one, other)),
    );
  }
}
