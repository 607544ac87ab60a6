import type { CollectionSpec, Document } from './documents.port';
import { checkedPath, jsonPath } from './json-path';
import type { Bindable } from './sql-text';

const prefix = 'doc.';

/**
 * Every field that an index or a count looks at has a column of its own beside the document. SQLite rewrites the entries
 * of an index only if an update names one of its columns, so an update names those whose values change.
 */
export const columnName = (path: string): string => `${prefix}${checkedPath(path)}`;
export const columnOf = (path: string): string => `"${columnName(path)}"`;

/** The path of a column, undefined for the table's own columns. */
export const pathOfColumn = (column: string): string | undefined =>
  column.startsWith(prefix) ? column.slice(prefix.length) : undefined;

/** SQL value of a scalar path: its column if the table has one, otherwise what stands in the document. */
export function pathValue(path: string, columns: ReadonlySet<string>): string {
  if (path === '_id') return 'id';
  if (path === '_revision') return 'revision';
  return columns.has(path) ? columnOf(path) : `json_extract(doc,${jsonPath(path)})`;
}

export const overlapsArray = (path: string, arrays: readonly string[]): boolean =>
  arrays.some((array) => path === array || path.startsWith(`${array}.`));

const own = ['_id', '_revision'];

/** The fields of a collection that have a column: arrays have none. */
export function keyPaths(spec: CollectionSpec): readonly string[] {
  const indexes = [...(spec.indexes ?? []), ...(spec.late ?? [])];
  const indexed = indexes.flatMap((index) => [...index.fields, index.sparse ?? []].flat());
  const paths = new Set([...indexed, ...(spec.counted ?? [])]);
  return [...paths].filter((path) => !own.includes(path) && !overlapsArray(path, spec.arrays ?? []));
}

/** A column of a table, with the way to its value: found out once, since every row that is written is read by it. */
export type KeyColumn = { readonly name: string; readonly column: string; readonly keys: readonly string[] };

export const keyColumn = (path: string): KeyColumn => ({
  name: columnName(path),
  column: columnOf(path),
  keys: path.split('.'),
});

function valueAt(document: unknown, keys: readonly string[]): unknown {
  let found = document;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
    found = Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }
  return found;
}

/** What SQLite's `json_extract` gives for the field: columns of older documents were filled by it. */
export function keyValue(document: Document, { keys }: KeyColumn): Bindable {
  const value = valueAt(document, keys);
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
}
