import type { CollectionSpec } from './documents.port';
import { columnOf } from './key-columns';
import type { SqliteConnection } from './sqlite-connection';
import { tableOf } from './table-ddl';

/** A table to write to, with every path that has a column in it. */
export class SqliteTable {
  readonly name: string;
  readonly paths: readonly string[];
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
    this.paths = [...columns];
    const keys = this.paths.map(columnOf);
    const names = ['id', 'revision', 'doc', ...keys];
    this.reading = `SELECT ${['revision', ...keys].join(', ')} FROM ${this.name} WHERE id = ?`;
    this.inserting = `INSERT INTO ${this.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  }
}
