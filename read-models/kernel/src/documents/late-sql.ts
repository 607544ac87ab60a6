import { sql, type Sql } from './sql-text';
import type { Condition, Filter, Sort } from './documents.port';

const bounds = ['$gt', '$gte', '$lt', '$lte', '$prefix'];
const isRange = (condition: unknown): boolean =>
  typeof condition === 'object' && condition !== null && bounds.some((bound) => bound in condition);

const partsOf = (filter: Filter): readonly (readonly [string, Condition | undefined])[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key === '$and' && Array.isArray(value)
      ? value.flatMap((each: Filter) => partsOf(each))
      : [[key, value as Condition | undefined] as const],
  );

/** One field is between bounds or begins with a text, another gives the order: what is found has to be sorted. */
export const isSortedBesideRange = (filter: Filter, sort: Sort): boolean =>
  partsOf(filter).some(([path, condition]) => isRange(condition) && path !== sort[0]?.[0]);

/** Ids are found and sorted first, in an index that holds both fields; only the documents of the page are opened. */
export const lateSql = (table: string, where: Sql, order: string, limit: number, skip: number): Sql =>
  sql(
    `SELECT revision, doc FROM ${table} WHERE id IN (SELECT id FROM ${table}${where.text}${order} LIMIT ? OFFSET ?)${order}`,
    ...where.params,
    limit,
    skip,
  );
