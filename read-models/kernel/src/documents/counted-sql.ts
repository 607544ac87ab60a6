import type { CollectionSpec, Filter } from './documents.port';
import type { FieldSql } from './field-sql';
import { checkedName } from './json-path';
import { columnOf } from './key-columns';
import { tableOf } from './table-ddl';

/**
 * Counts of documents per combination of the `counted` fields, maintained by triggers in the documents' transaction.
 * A total then adds up a few hundred rows instead of scanning a million index entries.
 */
const namePart = '|counts|';

const quoted = (name: string): string => `"${name}"`;
const countsName = (spec: CollectionSpec, counted: readonly string[]): string =>
  `${checkedName(spec.name)}${namePart}${counted.join(',')}`;

export const isCountsTable = (table: string): boolean => table.includes(namePart);
export const countsOf = (collection: string): string => `${checkedName(collection)}${namePart}`;

export type CountedDdl = {
  readonly name: string;
  /** The table with the counts of existing documents. */
  readonly table: readonly string[];
  readonly triggers: readonly { readonly name: string; readonly ddl: string }[];
};

export function countedDdl(spec: CollectionSpec): CountedDdl | undefined {
  const counted = spec.counted ?? [];
  if (counted.length === 0) return undefined;
  const name = countsName(spec, counted);
  const counts = quoted(name);
  const columns = counted.map((_, index) => `c${index}`);
  const values = (row: string) => counted.map((path) => row + columnOf(path));
  const key = (row: string) => `json_array(${values(row).join(',')})`;
  const more = `INSERT INTO ${counts} VALUES (${key('NEW.')}, ${values('NEW.').join(', ')}, 1) ON CONFLICT (k) DO UPDATE SET n = n + 1;`;
  const less = `UPDATE ${counts} SET n = n - 1 WHERE k = ${key('OLD.')};`;
  const on = (event: string, when: string, body: string) => ({
    name: `${name}|${event}`,
    ddl: `CREATE TRIGGER ${quoted(`${name}|${event}`)} AFTER ${event} ${when} BEGIN ${body} END`,
  });
  const onTable = `ON ${tableOf(spec.name)}`;
  const ofCounted = `OF ${values('').join(', ')} ${onTable} WHEN ${key('OLD.')} IS NOT ${key('NEW.')}`;
  return {
    name,
    table: [
      `CREATE TABLE ${counts} (k TEXT PRIMARY KEY NOT NULL, ${columns.join(', ')}, n INTEGER NOT NULL) WITHOUT ROWID`,
      `INSERT INTO ${counts} SELECT ${key('')}, ${values('').join(', ')}, count(*) FROM ${tableOf(spec.name)} GROUP BY 1`,
    ],
    triggers: [
      on('INSERT', onTable, more),
      on('DELETE', onTable, less),
      on('UPDATE', ofCounted, less + more),
    ],
  };
}

/** Whether the counts can answer a filter: it uses only counted fields, and only values. */
function isCounted(filter: Filter, counted: readonly string[]): boolean {
  return Object.entries(filter).every(([path, condition]) => {
    if (path === '$and' || path === '$or') {
      return Array.isArray(condition) && condition.every((branch: Filter) => isCounted(branch, counted));
    }
    const asksPresence = typeof condition === 'object' && condition !== null && '$exists' in condition;
    return counted.includes(path) && !asksPresence;
  });
}

export type Counts = { readonly table: string; readonly field: (path: string) => FieldSql };

export function countsFor(spec: CollectionSpec, filter: Filter, path?: string): Counts | undefined {
  const counted = spec.counted ?? [];
  if (counted.length === 0 || !isCounted(filter, counted)) return undefined;
  if (path !== undefined && !counted.includes(path)) return undefined;
  const field = (each: string): FieldSql => ({
    kind: 'scalar',
    value: `c${counted.indexOf(each)}`,
    type: "'text'",
  });
  return { table: quoted(countsName(spec, counted)), field };
}
