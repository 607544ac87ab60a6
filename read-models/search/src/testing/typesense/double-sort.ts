import type { DoubleCollection } from './double-collection';
import { filterOf } from './double-filter';
import type { Matched } from './double-matching';
import { malformed } from './double-refusal';

type Compare = (a: Matched, b: Matched) => number;

/** By UTF-8 bytes, like the server's string tree; numbers by size. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** Commas within brackets and backticks separate nothing. */
function partsOf(sortBy: string): string[] {
  const parts = sortBy.match(/(?:`[^`]*`|\((?:`[^`]*`|[^`)])*\)|[^,`(])+/g) ?? [];
  return parts.filter((part) => part.trim() !== '');
}

/** What the condition accepts comes first. */
function evaluated(collection: DoubleCollection, condition: string, sign: number): Compare {
  const accepts = filterOf(collection, condition);
  return (a, b) => sign * (Number(accepts(a.document)) - Number(accepts(b.document)));
}

function orderOf(collection: DoubleCollection, part: string): Compare {
  const [, condition, way] = /^_eval\((.*)\):(asc|desc)$/s.exec(part.trim()) ?? [];
  if (condition !== undefined) return evaluated(collection, condition, way === 'asc' ? 1 : -1);
  const [, name = '', missing = 'normal', direction = ''] =
    /^(\w+)(?:\(missing_values: (first|last|normal)\))?:(\w+)$/.exec(part.trim()) ?? [];
  if (direction !== 'asc' && direction !== 'desc')
    throw malformed('Order for field must be either asc or desc.');
  const sign = direction === 'asc' ? 1 : -1;
  if (name === '_text_match') return (a, b) => sign * (a.score - b.score);
  const field = collection.indexed(name);
  if (!field || (field.type !== 'int64' && !field.sort))
    throw malformed(`Could not find a field named \`${name}\` in the schema for sorting.`);
  return (a, b) => {
    const [left, right] = [a.document[name], b.document[name]];
    if (left === undefined || right === undefined) {
      const gap = Number(left === undefined) - Number(right === undefined);
      return missing === 'first' ? -gap : gap;
    }
    return sign * compareValues(left, right);
  };
}

/** `sort_by`, at most three; among equals the latest comes first. */
export function sorted(collection: DoubleCollection, found: readonly Matched[], sortBy: string): Matched[] {
  const parts = partsOf(sortBy);
  if (parts.length > 3) throw malformed('Only upto 3 sort_by fields can be specified.');
  const orders = (parts.length > 0 ? parts : ['_text_match:desc']).map((part) => orderOf(collection, part));
  const newest = [...found].reverse();
  return newest.sort((a, b) => {
    for (const compare of orders) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}
