import type { CollectionSpec } from './documents.port';
import { keyColumn, type KeyColumn } from './key-columns';
import type { SqliteConnection } from './sqlite-connection';
import { tableOf } from './table-ddl';

/** A table to write to, with every column that it has of a path. */
export class SqliteTable {
  readonly name: string;
  readonly keys: readonly KeyColumn[];
  /** The revision and the columns of one id. */
  readonly reading: string;
  /** Id, revision, document, then the columns. */
  readonly inserting: string;

  constructor(
    readonly connection: SqliteConnection,
    readonly spec: CollectionSpec,
    readonly columns: ReadonlySet<string>,
  ) {
    this.name = tableOf(spec.name);
    this.keys = [...columns].map(keyColumn);
    const own = this.keys.map(({ column }) => column);
    const names = ['id', 'revision', 'doc', ...own];
    this.reading = `SELECT ${['revision', ...own].join(', ')} FROM ${this.name} WHERE id = ?`;
    this.inserting = `INSERT INTO ${this.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  }
}
