import type { CollectionSpec, IndexSpec } from './documents.port';
import { checkedName } from './json-path';
import { columnName, columnOf, keyPaths, overlapsArray, pathValue } from './key-columns';

export const tableOf = (collection: string): string => `"${checkedName(collection)}"`;

export type IndexDdl = {
  readonly name: string;
  readonly fields: readonly string[];
  readonly ddl: string;
  /** What SQLite calls a unique index that refuses. */
  readonly refusal: string;
};

/** The name encodes the whole index, so a changed declaration gives another one. */
function indexName(collection: string, index: IndexSpec): string {
  const kind = [
    index.unique ? 'unique' : 'plain',
    index.sparse && `sparse ${index.sparse}`,
    index.prefix && `prefix ${index.prefix}`,
  ];
  return [collection, index.fields.join(','), ...kind.filter(Boolean)].join('|');
}

/** The table, read by this index and no other. */
export const byIndex = (spec: CollectionSpec, index: IndexSpec): string =>
  `${tableOf(spec.name)} INDEXED BY "${indexName(spec.name, index)}"`;

/**
 * Indexes contain the columns used by queries, then the id, so that sorting with ties needs no extra sort.
 * SQLite cannot index array elements: those fields are left out, and the rest still narrows the search.
 * @throws RangeError for a unique index on an array.
 */
export function indexDdl(spec: CollectionSpec, index: IndexSpec): IndexDdl | undefined {
  const arrays = spec.arrays ?? [];
  const fields = index.fields.filter((field) => !overlapsArray(field, arrays));
  if (index.unique && fields.length < index.fields.length) {
    throw new RangeError(`${spec.name}: a unique index cannot contain an array`);
  }
  if (fields.length === 0) return undefined;
  const columns = new Set(keyPaths(spec));
  const terms = fields.map(
    (field) => pathValue(field, columns) + (field === index.prefix ? ' COLLATE NOCASE' : ''),
  );
  if (!index.unique && !fields.includes('_id')) terms.push('id');
  const name = indexName(spec.name, index);
  const where = index.sparse ? ` WHERE ${pathValue(index.sparse, columns)} IS NOT NULL` : '';
  const ddl = `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS "${name}" ON ${tableOf(spec.name)} (${terms.join(', ')})${where}`;
  const refusal = fields
    .map((field) => `${spec.name}.${field === '_id' ? 'id' : columnName(field)}`)
    .join(', ');
  return { name, fields: index.fields, ddl, refusal };
}

/** Drops an index that this version no longer declares. */
export function retiredDdl(
  spec: CollectionSpec,
  index: IndexSpec,
): Pick<IndexDdl, 'name' | 'ddl'> | undefined {
  const known = indexDdl(spec, index);
  return known && { name: `retired ${known.name}`, ddl: `DROP INDEX IF EXISTS "${known.name}"` };
}

/** Columns before the document: what is read of a row without it stays on the row's first page. */
export const tableDdl = (spec: CollectionSpec): string =>
  `CREATE TABLE IF NOT EXISTS ${tableOf(spec.name)} (${[
    'id TEXT PRIMARY KEY NOT NULL',
    'revision INTEGER NOT NULL',
    ...keyPaths(spec).map(columnOf),
    'doc TEXT NOT NULL',
  ].join(', ')})`;

/** Gives a table columns that it has not, filled from its documents. */
export const columnsDdl = (collection: string, paths: readonly string[]): readonly string[] => [
  ...paths.map((path) => `ALTER TABLE ${tableOf(collection)} ADD COLUMN ${columnOf(path)}`),
  `UPDATE ${tableOf(collection)} SET ${paths.map((path) => `${columnOf(path)} = ${pathValue(path, new Set())}`).join(', ')}`,
];
