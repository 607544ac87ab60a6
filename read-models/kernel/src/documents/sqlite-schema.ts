import { countedDdl, countsOf, isCountsTable } from './counted-sql';
import type { CollectionSpec } from './documents.port';
import { keyPaths } from './key-columns';
import type { SqliteConnection } from './sqlite-connection';
import { SqliteDdl } from './sqlite-ddl';
import { SqliteTable } from './sqlite-table';
import { indexDdl, retiredDdl, tableDdl, tableOf } from './table-ddl';
import { WriteMarks } from './write-marks';

type Definition = { readonly name: string; readonly create: () => void };

/** Creates the tables, columns, indexes and counts of collections on first use, and drops what they retired. */
export class SqliteSchema {
  /** Names known to exist, by collection. */
  private readonly created = new Map<string, Set<string>>();
  private readonly known = new WeakMap<CollectionSpec, readonly Definition[]>();
  private readonly opened = new WeakMap<CollectionSpec, SqliteTable>();
  /** Paths that have a column, by collection. */
  private readonly columns = new Map<string, ReadonlySet<string>>();
  private readonly ddl: SqliteDdl;
  private version = 0;
  /** Whether the transaction that is open has created something. */
  private creating = false;
  readonly marks: WriteMarks;

  constructor(private readonly connection: SqliteConnection) {
    this.ddl = new SqliteDdl(connection);
    this.marks = new WriteMarks(connection);
  }

  ensure(spec: CollectionSpec): void {
    if (this.connection.readOnly) return;
    const created = this.created.get(spec.name) ?? new Set<string>();
    for (const definition of this.definitions(spec)) {
      if (created.has(definition.name)) continue;
      this.creating = true;
      definition.create();
      created.add(definition.name);
    }
    this.created.set(spec.name, created);
  }

  /** To write to, as it stands now. */
  table(spec: CollectionSpec): SqliteTable {
    this.ensure(spec);
    this.marks.written(spec.name);
    const [known, columns] = [this.opened.get(spec), this.columnsOf(spec.name)];
    if (known?.columns === columns) return known;
    const table = new SqliteTable(this.connection, spec, columns);
    this.opened.set(spec, table);
    return table;
  }

  /** Paths that have a column in the table, whoever declared them. */
  columnsOf(collection: string): ReadonlySet<string> {
    const known = this.columns.get(collection);
    if (known) return known;
    const found = this.ddl.columnsOf(collection);
    this.columns.set(collection, found);
    return found;
  }

  /** At the start of each write: another process may have given a table a column, which every writer must fill. */
  renew(): void {
    this.creating = false;
    const version = Number(this.connection.first('PRAGMA schema_version')?.['schema_version']);
    if (version !== this.version) this.columns.clear();
    this.version = version;
  }

  /** What a transaction that was rolled back has created is gone: everything is looked at again. */
  forget(): void {
    if (!this.creating) return;
    this.created.clear();
    this.columns.clear();
  }

  drop(collection: string): void {
    this.marks.written(collection);
    this.connection.exec(`DROP TABLE IF EXISTS ${tableOf(collection)}`);
    for (const table of this.ddl.tables().filter((name) => name.startsWith(countsOf(collection)))) {
      this.connection.exec(`DROP TABLE "${table}"`);
    }
    this.created.delete(collection);
    this.columns.delete(collection);
  }

  collectionNames(): readonly string[] {
    return this.ddl.tables().filter((name) => !isCountsTable(name));
  }

  private definitions(spec: CollectionSpec): readonly Definition[] {
    const known = this.known.get(spec);
    if (known) return known;
    const paths = keyPaths(spec);
    const retired = (spec.retired ?? []).flatMap((index) => retiredDdl(spec, index) ?? []);
    const indexes = (spec.indexes ?? []).flatMap((index) => indexDdl(spec, index) ?? []);
    const counted = countedDdl(spec);
    const definitions: Definition[] = [
      { name: spec.name, create: () => this.connection.exec(tableDdl(spec)) },
      { name: `columns ${paths.join()}`, create: () => this.addColumns(spec.name, paths) },
      ...retired.map(({ name, ddl }) => ({ name, create: () => this.connection.exec(ddl) })),
      ...indexes.map((index) => ({ name: index.name, create: () => this.ddl.index(index) })),
      ...(counted ? [{ name: counted.name, create: () => this.ddl.count(spec.name, counted) }] : []),
    ];
    this.known.set(spec, definitions);
    return definitions;
  }

  private addColumns(collection: string, paths: readonly string[]): void {
    this.ddl.addColumns(collection, paths);
    this.columns.delete(collection);
  }
}
