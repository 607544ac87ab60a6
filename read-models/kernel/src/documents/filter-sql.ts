import { operatorSql } from './operator-sql';
import type { Filter, Operators, Scalar, Sort } from './documents.port';
import { fieldSql, type FieldSql } from './field-sql';
import { always, joined, never, not, sql, type Sql } from './sql-text';

/** Where a path's value comes from: the documents, or their counts. */
export type FieldOf = (path: string) => FieldSql;

const operatorNames: readonly string[] = [
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$prefix',
] satisfies readonly (keyof Operators)[];

const isOperator = (name: string): name is keyof Operators => operatorNames.includes(name);
const isNegative = (operator: keyof Operators): boolean => operator === '$ne' || operator === '$nin';
const asksForNull = (operand: unknown): boolean =>
  operand === null || (Array.isArray(operand) && operand.includes(null));

const above = ['$gt', '$gte'] as const;
const below = ['$lt', '$lte'] as const;

/** A bound on the other side, of the same type, keeps values of other types out. */
function isClosed(operators: Operators, operator: keyof Operators): boolean {
  const others = above.some((each) => each === operator) ? below : above;
  return others.some((other) => typeof operators[other] === typeof operators[operator]);
}

/** In SQL a comparison with NULL is neither true nor false; `IS NOT 1` of it is true, which is what `$ne` means. */
function scalar(field: FieldSql, operators: Operators, operator: keyof Operators): Sql {
  const operand: unknown = operators[operator];
  const matched = operatorSql(operator, operand, field.value, isClosed(operators, operator));
  if (!isNegative(operator)) return matched;
  return operand === null
    ? sql(`${field.value} IS NOT NULL`)
    : sql(`(${matched.text}) IS NOT 1`, ...matched.params);
}

/** SQLite 3.53.0 skips a row once for each match of an `EXISTS` that has no limit. */
const found = (rows: Sql): Sql => sql(`EXISTS (SELECT 1 FROM ${rows.text} LIMIT 1)`, ...rows.params);

/** Any element matches; a negative operator is the opposite of its positive one, so no element may match. */
function anyElement(field: FieldSql & { kind: 'array' }, operator: keyof Operators, operand: unknown): Sql {
  const element = operatorSql(operator, operand, field.value);
  const parts = [found(sql(`${field.from} WHERE ${element.text}`, ...element.params))];
  if (asksForNull(operand)) parts.unshift(sql(`ifnull(${field.whole},'null')='null'`));
  const matched = joined(parts, 'OR');
  return isNegative(operator) ? not(matched) : matched;
}

function exists(field: FieldSql, operand: unknown): Sql {
  if (typeof operand !== 'boolean') throw new TypeError('$exists needs true or false');
  const present =
    field.kind === 'scalar'
      ? sql(`${field.type} IS NOT NULL`)
      : field.value.startsWith('json_extract')
        ? found(sql(`${field.from} WHERE ${field.type} IS NOT NULL`))
        : sql(`${field.whole} IS NOT NULL`);
  return operand ? present : not(present);
}

function conditionSql(path: string, condition: unknown, fieldOf: FieldOf): Sql {
  if (condition === undefined) throw new TypeError(`no condition given for ${path}`);
  const field = fieldOf(path);
  const operators: Operators =
    typeof condition === 'object' && condition !== null ? condition : { $eq: condition as Scalar };
  const parts = Object.entries(operators).map(([operator, operand]) => {
    if (!isOperator(operator)) throw new TypeError(`not an operator: ${operator.slice(0, 40)}`);
    if (operator === '$exists') return exists(field, operand);
    return field.kind === 'scalar'
      ? scalar(field, operators, operator)
      : anyElement(field, operator, operand);
  });
  if (parts.length === 0) throw new TypeError(`no condition given for ${path}`);
  return joined(parts, 'AND');
}

function branches(value: unknown, fieldOf: FieldOf, word: 'AND' | 'OR'): Sql {
  if (!Array.isArray(value)) throw new TypeError('$and and $or need a list of filters');
  return joined(
    value.map((branch: Filter) => filterSql(branch, fieldOf)),
    word,
  );
}

/** The SQL condition of a filter. @throws RangeError for a bad path, TypeError for a bad operator or operand. */
export function filterSql(filter: Filter, fieldOf: FieldOf = (path) => fieldSql(path)): Sql {
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === '$and') return value === undefined ? always : branches(value, fieldOf, 'AND');
    if (key === '$or') return value === undefined ? always : branches(value, fieldOf, 'OR');
    return conditionSql(key, value, fieldOf);
  });
  if (parts.some((part) => part === never)) return never;
  return joined(
    parts.filter((part) => part !== always),
    'AND',
  );
}

/** ` WHERE …`, or nothing where all are found. */
export function whereSql(filter: Filter, field: FieldOf): Sql {
  const condition = filterSql(filter, field);
  return condition.text === '1' ? sql('') : sql(` WHERE ${condition.text}`, ...condition.params);
}

/**
 * `ORDER BY` list; ties are ordered by id in the last direction, as in every index.
 * @param few a `+` keeps SQLite from walking through an index in this order.
 */
export function sortSql(
  sort: Sort,
  fieldOf: FieldOf = (path) => fieldSql(path),
  few: boolean = false,
): string {
  const terms = sort.map(([path, direction]) => {
    const field = fieldOf(path);
    if (field.kind === 'array') throw new RangeError(`cannot sort by the array ${path}`);
    return `${few ? '+' : ''}${field.value} ${direction === 1 ? 'ASC' : 'DESC'}`;
  });
  if (sort.some(([path]) => path === '_id')) return terms.join(', ');
  return [...terms, `id ${sort.at(-1)?.[1] === -1 ? 'DESC' : 'ASC'}`].join(', ');
}
