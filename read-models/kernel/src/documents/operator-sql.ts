import type { Operators, Scalar } from './documents.port';
import { prefixSql } from './prefix-sql';
import { joined, never, sql, type Bindable, type Sql } from './sql-text';

/**
 * What may be bound. The driver silently treats a missing value and a Date as NULL, so nothing else is accepted.
 * @throws TypeError
 */
function bindable(value: unknown): Bindable {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(
    `a filter cannot compare with ${value === undefined ? 'a missing value' : `a value of type ${typeof value}`}`,
  );
}

const bySize = 32;
/**
 * `IN` lists are padded to a few lengths, to limit the number of statements; a long list is passed as one JSON text.
 */
function inList(value: string, candidates: readonly Bindable[]): Sql {
  const [first] = candidates;
  if (first === undefined) return never;
  if (candidates.length === 1) return sql(`${value} = ?`, first);
  if (candidates.length > 512) {
    return sql(`${value} IN (SELECT value FROM json_each(?))`, JSON.stringify(candidates));
  }
  const small = candidates.length <= bySize;
  const length = small ? candidates.length : Math.ceil(candidates.length / bySize) * bySize;
  const padded = [...candidates, ...new Array<Bindable>(length - candidates.length).fill(first)];
  return sql(`${value} IN (${padded.map(() => '?').join(',')})`, ...padded);
}

/** Matches any of the candidates; null stands for null and absent. */
function isAnyOf(value: string, candidates: readonly Scalar[]): Sql {
  const known = [...new Set(candidates.map(bindable))].filter((candidate) => candidate !== null);
  const parts = candidates.includes(null) ? [sql(`${value} IS NULL`)] : [];
  return joined(known.length > 0 ? [...parts, inList(value, known)] : parts, 'OR');
}

/**
 * SQLite sorts numbers before text, MongoDB compares only within a type: a bound of the other type keeps them apart.
 * @param closed another bound does so already; a second one on that side could be the one that the index is read by.
 */
function range(value: string, operator: '>' | '>=' | '<' | '<=', bound: unknown, closed: boolean): Sql {
  const edge = bindable(bound);
  if (edge === null || typeof bound === 'boolean') throw new TypeError('a range needs a number or a text');
  const own = sql(`${value} ${operator} ?`, edge);
  if (closed) return own;
  const upward = operator.startsWith('>');
  if (typeof edge === 'number' && upward) return joined([own, sql(`${value} < ''`)], 'AND');
  if (typeof edge === 'string' && !upward) return joined([own, sql(`${value} >= ''`)], 'AND');
  return own;
}

/** The positive operators. The negative ones are their opposites, see filter-sql. */
export function operatorSql(operator: keyof Operators, operand: unknown, value: string, closed = false): Sql {
  switch (operator) {
    case '$eq':
    case '$ne':
      return isAnyOf(value, [operand as Scalar]);
    case '$in':
    case '$nin':
      if (!Array.isArray(operand)) throw new TypeError(`${operator} takes a list`);
      return isAnyOf(value, operand as readonly Scalar[]);
    case '$gt':
      return range(value, '>', operand, closed);
    case '$gte':
      return range(value, '>=', operand, closed);
    case '$lt':
      return range(value, '<', operand, closed);
    case '$lte':
      return range(value, '<=', operand, closed);
    case '$prefix':
      return prefixSql(value, operand);
    case '$exists':
      throw new TypeError('$exists applies to a path, not to a value');
  }
}
