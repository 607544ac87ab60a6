import type { Filter as MongoFilter } from 'mongodb';
import type { CollectionSpec, Filter, Operators, Sort } from '../documents.port';
import type { Envelope } from './envelope';
import { arrayOf, foldedPath, storedPath } from './indexes';

type Condition = MongoFilter<Envelope>;
const nothing: Condition = { _id: { $in: [] } };

/** @throws TypeError: a missing value would silently widen a read, and an object is not part of the subset. */
function scalar(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(
    `a filter cannot compare with ${value === undefined ? 'a missing value' : `a value of type ${typeof value}`}`,
  );
}

function scalars(operator: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${operator} takes a list`);
  return value.map(scalar);
}

function bound(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') throw new TypeError('a range needs a number or a text');
  return scalar(value);
}

function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('$exists needs true or false');
  return value;
}

/** The first text after all those with a given prefix, by code point; undefined if there is none. */
function afterAll(start: string): string | undefined {
  const characters = Array.from(start);
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const code = last.codePointAt(0) ?? 0;
    if (code < 0x10ffff)
      return characters.join('') + String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1);
  }
  return undefined;
}

const isFolded = (path: string, spec: CollectionSpec): boolean =>
  arrayOf(path, spec.arrays) === undefined && (spec.indexes ?? []).some((index) => index.prefix === path);

/** On a declared field a range of its folded text, which an index serves; otherwise an expression. */
function prefix(path: string, start: unknown, spec: CollectionSpec): Condition {
  if (typeof start !== 'string') throw new TypeError('$prefix needs a text');
  if (isFolded(path, spec)) {
    const folded = start.toLowerCase();
    const end = afterAll(folded);
    return { [foldedPath(path)]: { $gte: folded, ...(end === undefined ? {} : { $lt: end }) } };
  }
  const literal = start.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\0', '\\x00');
  return { [storedPath(path)]: { $regex: `^${literal}`, $options: 'i' } };
}

function operated(path: string, operator: string, operand: unknown, spec: CollectionSpec): Condition {
  const stored = storedPath(path);
  switch (operator as keyof Operators) {
    case '$eq':
      return { [stored]: scalar(operand) };
    case '$ne':
      return { [stored]: { $ne: scalar(operand) } };
    case '$in':
    case '$nin':
      return { [stored]: { [operator]: scalars(operator, operand) } };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return { [stored]: { [operator]: bound(operand) } };
    case '$exists':
      return { [stored]: { $exists: truth(operand) } };
    case '$prefix':
      return prefix(path, operand, spec);
  }
  throw new TypeError(`not an operator: ${operator.slice(0, 40)}`);
}

function conditions(path: string, condition: unknown, spec: CollectionSpec): readonly Condition[] {
  if (condition === undefined) throw new TypeError(`no condition given for ${path}`);
  if (typeof condition !== 'object' || condition === null) return [operated(path, '$eq', condition, spec)];
  const operators = Object.entries(condition);
  if (operators.length === 0) throw new TypeError(`no condition given for ${path}`);
  return operators.map(([operator, operand]) => operated(path, operator, operand, spec));
}

function branches(value: unknown, spec: CollectionSpec): readonly Condition[] {
  if (!Array.isArray(value)) throw new TypeError('$and and $or need a list of filters');
  return value.map((branch: Filter) => mongoFilter(branch, spec));
}

function either(all: readonly Condition[]): Condition {
  const [only] = all;
  if (!only) return nothing;
  return all.length === 1 ? only : { $or: [...all] };
}

/** The same filter over envelopes. @throws RangeError for a bad path, TypeError for a bad operator or operand. */
export function mongoFilter(filter: Filter, spec: CollectionSpec): Condition {
  const parts = Object.entries(filter).flatMap(([key, value]) => {
    if (key !== '$and' && key !== '$or') return conditions(key, value, spec);
    if (value === undefined) return [];
    return key === '$and' ? branches(value, spec) : [either(branches(value, spec))];
  });
  const asking = parts.filter((part) => Object.keys(part).length > 0);
  const [only] = asking;
  if (!only) return {};
  return asking.length === 1 ? only : { $and: asking };
}

/** Ties are ordered by id in the last direction, as in every index. */
export function mongoSort(sort: Sort, spec: CollectionSpec): Record<string, 1 | -1> {
  const terms = sort.map(([path, direction]) => {
    if (arrayOf(path, spec.arrays)) throw new RangeError(`cannot sort by the array ${path}`);
    return [storedPath(path), direction] as const;
  });
  return Object.fromEntries([
    ...terms,
    ...(sort.some(([path]) => path === '_id') ? [] : [['_id', sort.at(-1)?.[1] ?? 1] as const]),
  ]);
}
