import type { CollectionSpec, IndexSpec } from './documents.port';
import { checkedName, pathValue } from './json-path';

export const tableOf = (collection: string): string => `"${checkedName(collection)}"`;

const overlapsArray = (path: string, arrays: readonly string[]): boolean =>
  arrays.some((array) => path === array || path.startsWith(`${array}.`));

export type IndexDdl = { readonly name: string; readonly fields: readonly string[]; readonly ddl: string };

/** The name encodes the whole index, so a changed declaration gives another one. */
function indexName(collection: string, index: IndexSpec): string {
  const kind = [
    index.unique ? 'unique' : 'plain',
    index.sparse && `sparse ${index.sparse}`,
    index.prefix && `prefix ${index.prefix}`,
  ];
  return [collection, index.fields.join(','), ...kind.filter(Boolean)].join('|');
}

/**
 * Indexes contain the expressions used by queries, then the id, so that sorting with ties needs no extra sort.
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
  const terms = fields.map((field) => pathValue(field) + (field === index.prefix ? ' COLLATE NOCASE' : ''));
  if (!index.unique && !fields.includes('_id')) terms.push('id');
  const name = indexName(spec.name, index);
  const where = index.sparse ? ` WHERE ${pathValue(index.sparse)} IS NOT NULL` : '';
  const ddl = `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS "${name}" ON ${tableOf(spec.name)} (${terms.join(', ')})${where}`;
  return { name, fields: index.fields, ddl };
}

/** Drops an index that this version no longer declares. */
export function retiredDdl(spec: CollectionSpec, index: IndexSpec): Omit<IndexDdl, 'fields'> | undefined {
  const known = indexDdl(spec, index);
  return known && { name: `retired ${known.name}`, ddl: `DROP INDEX IF EXISTS "${known.name}"` };
}

export const tableDdl = (collection: string): string =>
  `CREATE TABLE IF NOT EXISTS ${tableOf(collection)} (id TEXT PRIMARY KEY NOT NULL, revision INTEGER NOT NULL, doc TEXT NOT NULL)`;
