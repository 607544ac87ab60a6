import type { IndexDescription } from 'mongodb';
import type { CollectionSpec, IndexSpec } from '../documents.port';
import { checkedName, checkedPath } from '../json-path';
import { flat, uniqueKey, type Kept } from './kept-fields';

export type IndexPlan = {
  readonly name: string;
  readonly index: IndexDescription;
  readonly kept: Kept;
  /** Whether it is on a hidden field. */
  readonly marks: boolean;
};

const none: Kept = { unique: [], folded: [] };
/** The path of a document's field within its envelope. */
export function storedPath(path: string): string {
  checkedPath(path);
  if (path === '_id') return '_id';
  return path === '_revision' ? 'revision' : `doc.${path}`;
}
export const foldedPath = (path: string): string => `folded.${flat(path)}`;

export const arrayOf = (path: string, arrays: readonly string[] = []): string | undefined =>
  arrays.find((array) => path === array || path.startsWith(`${array}.`));

/**
 * MongoDB cannot index two arrays in parallel: the fields of the first one stay, the others still narrow the search.
 */
function indexable(fields: readonly string[], arrays: readonly string[]): readonly string[] {
  const first = fields.map((field) => arrayOf(field, arrays)).find((array) => array !== undefined);
  return fields.filter((field) => [undefined, first].includes(arrayOf(field, arrays)));
}

/**
 * "Unique, but null and absent are exempt" is an index on one text that the store builds from the values, absent if
 * one of them is: the same on every server, whatever its support of partial indexes.
 */
function uniquePlan(fields: readonly string[]): IndexPlan {
  const name = `unique|${fields.join(',')}`;
  const key = { [`unique.${uniqueKey(fields)}`]: 1 } as const;
  return {
    name,
    index: { name, key, unique: true, sparse: true },
    kept: { ...none, unique: [fields] },
    marks: true,
  };
}

/** Ends with the id, so that sorting with ties needs no extra sort. */
function plainPlan(index: IndexSpec, arrays: readonly string[], partial: boolean): IndexPlan {
  const { sparse, prefix } = index;
  const fields = indexable(index.fields, arrays);
  const folds = prefix !== undefined && arrayOf(prefix, arrays) === undefined;
  const paths = fields.map((field) => (folds && field === prefix ? foldedPath(field) : storedPath(field)));
  const kinds = ['plain', fields.join(','), sparse && `sparse ${sparse}`, folds && `prefix ${prefix}`];
  const name = kinds.filter(Boolean).join('|');
  const only =
    sparse && partial ? { partialFilterExpression: { [storedPath(sparse)]: { $exists: true } } } : {};
  const key = Object.fromEntries([...new Set([...paths, '_id'])].map((path) => [path, 1 as const]));
  return {
    name,
    index: { name, key, ...only },
    kept: folds ? { ...none, folded: [prefix] } : none,
    marks: folds,
  };
}

/**
 * The indexes of a collection; an index's name encodes its whole definition, so a changed declaration gives another
 * one.
 * @param partial whether the server supports partial indexes.
 * @throws RangeError for a unique index on an array, or an invalid name.
 */
export function indexPlans(spec: CollectionSpec, partial: boolean): readonly IndexPlan[] {
  checkedName(spec.name);
  const arrays = spec.arrays ?? [];
  const plans = (spec.indexes ?? []).flatMap((index) => {
    if (!index.unique) return [plainPlan(index, arrays, partial)];
    if (index.fields.some((field) => arrayOf(field, arrays) !== undefined)) {
      throw new RangeError(`${spec.name}: a unique index cannot contain an array`);
    }
    return [uniquePlan(index.fields), plainPlan({ fields: index.fields }, arrays, partial)];
  });
  return [...new Map(plans.map((plan) => [plan.name, plan])).values()];
}
