import { sql, type Sql } from './sql-text';
import type { CollectionSpec, Condition, Filter, Scalar, Sort } from './documents.port';
import { filterSql, sortSql, type FieldOf } from './filter-sql';

type Part = readonly [path: string, condition: Condition];
export type Split = {
  readonly path: string;
  readonly values: readonly Scalar[];
  readonly rest: readonly Filter[];
};

const most = { values: 32, rows: 2000 };

/** The conditions that must all hold; undefined if the filter has branches. */
function conjuncts(filter: Filter): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (const [key, value] of Object.entries(filter)) {
    const inner =
      key === '$and' && Array.isArray(value) ? value.map((each: Filter) => conjuncts(each)) : undefined;
    if (inner) {
      for (const each of inner) {
        if (!each) return undefined;
        parts.push(...each);
      }
    } else if (key.startsWith('$') || value === undefined || Array.isArray(value)) return undefined;
    else parts.push([key, value as Condition]);
  }
  return parts;
}

const isValue = (condition: Condition): boolean => typeof condition !== 'object' && condition !== null;
function alternatives(condition: Condition): readonly Scalar[] | undefined {
  if (typeof condition !== 'object' || condition === null || !condition.$in) return undefined;
  if (Object.keys(condition).length > 1 || !Array.isArray(condition.$in) || condition.$in.includes(null))
    return undefined;
  return [...new Set(condition.$in)];
}

/** Whether an index holds each alternative's documents in the requested order. */
function serves(spec: CollectionSpec, path: string, equal: readonly string[], sort: Sort): boolean {
  const direction = sort[0]?.[1];
  if (direction === undefined || sort.some((term) => term[1] !== direction)) return false;
  return (spec.indexes ?? []).some((index) => {
    if (index.sparse || index.prefix || index.unique) return false;
    const leading = index.fields.slice(0, index.fields.length - sort.length);
    const trailing = index.fields.slice(leading.length);
    const ordered = sort.every(([field], place) => trailing[place] === field);
    return (
      ordered && leading.includes(path) && leading.every((field) => field === path || equal.includes(field))
    );
  });
}

/** A `$in` whose alternatives an index serves separately, or undefined. */
export function splitOf(spec: CollectionSpec, filter: Filter, sort: Sort, rows: number): Split | undefined {
  const parts = conjuncts(filter) ?? [];
  const equal = parts.filter(([, condition]) => isValue(condition)).map(([path]) => path);
  for (const part of parts) {
    const [path, condition] = part;
    const values = alternatives(condition) ?? [];
    const few = values.length > 1 && values.length <= most.values && values.length * rows <= most.rows;
    if (!few || spec.arrays?.some((array) => `${path}.`.startsWith(`${array}.`))) continue;
    if (!serves(spec, path, equal, sort)) continue;
    const rest = parts.filter((each) => each !== part).map(([field, value]): Filter => ({ [field]: value }));
    return { path, values, rest };
  }
  return undefined;
}

/**
 * A sorted page over several alternatives, by merging the first rows of each. SQLite alone would scan the whole sort
 * order until it has found enough of them, which is slow if they are rare.
 */
export function mergedSql(
  table: string,
  split: Split,
  sort: Sort,
  skip: number,
  limit: number,
  field: FieldOf,
): Sql {
  const keys = sort.map(([path], place) => `${field(path).value} AS s${place}`).join(', ');
  const branches = split.values.map((value) => {
    const where = filterSql({ $and: [...split.rest, { [split.path]: value }] }, field);
    const text = `SELECT * FROM (SELECT id, revision, doc, ${keys} FROM ${table} WHERE ${where.text} ORDER BY ${sortSql(sort, field)} LIMIT ?)`;
    return sql(text, ...where.params, skip + limit);
  });
  const order = sort.map(([, direction], place) => `s${place} ${direction === 1 ? 'ASC' : 'DESC'}`);
  order.push(`id ${sort.at(-1)?.[1] === -1 ? 'DESC' : 'ASC'}`);
  const union = branches.map((branch) => branch.text).join(' UNION ALL ');
  const text = `SELECT revision, doc FROM (${union}) ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`;
  return sql(text, ...branches.flatMap((branch) => branch.params), limit, skip);
}
