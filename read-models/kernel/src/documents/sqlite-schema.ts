import { countedDdl, countsOf, isCountsTable } from './counted-sql';
import type { CollectionSpec } from './documents.port';
import { indexDdl, retiredDdl, tableDdl, tableOf } from './table-ddl';
import type { SqliteConnection } from './sqlite-connection';

type Definition = { readonly name: string; readonly create: () => void };

/** Creates the tables, indexes and counts of collections on first use, and drops what they retired. */
export class SqliteSchema {
  /** Names known to exist, by collection. */
  private readonly created = new Map<string, Set<string>>();
  private readonly known = new WeakMap<CollectionSpec, readonly Definition[]>();

  constructor(private readonly connection: SqliteConnection) {}

  ensure(spec: CollectionSpec): void {
    const created = this.created.get(spec.name) ?? new Set<string>();
    for (const definition of this.definitions(spec)) {
      if (created.has(definition.name)) continue;
      definition.create();
      created.add(definition.name);
    }
    this.created.set(spec.name, created);
  }

  forget(): void {
    this.created.clear();
  }

  drop(collection: string): void {
    this.connection.exec(`DROP TABLE IF EXISTS ${tableOf(collection)}`);
    for (const table of this.tables().filter((name) => name.startsWith(countsOf(collection)))) {
      this.connection.exec(`DROP TABLE "${table}"`);
    }
    this.created.delete(collection);
  }

  collectionNames(): readonly string[] {
    return this.tables().filter((name) => !isCountsTable(name));
  }

  private tables(): readonly string[] {
    const text =
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    return this.connection.all(text).map((row) => String(row['name']));
  }

  private definitions(spec: CollectionSpec): readonly Definition[] {
    const known = this.known.get(spec);
    if (known) return known;
    const indexes = (spec.indexes ?? []).flatMap((index) => indexDdl(spec, index) ?? []);
    const table = { name: spec.name, ddl: tableDdl(spec.name) };
    const retired = (spec.retired ?? []).flatMap((index) => retiredDdl(spec, index) ?? []);
    const definitions: Definition[] = [table, ...retired, ...indexes].map(({ name, ddl }) => ({
      name,
      create: () => this.connection.exec(ddl),
    }));
    const counted = countedDdl(spec);
    if (counted)
      definitions.push({ name: counted.name, create: () => this.count(counted.name, counted.statements) });
    this.known.set(spec, definitions);
    return definitions;
  }

  /**
   * Table, triggers and first counts are created together or not at all, and only once if two processes start
   * together.
   */
  private count(name: string, statements: readonly string[]): void {
    const isOuter = !this.connection.inTransaction;
    if (isOuter) this.connection.exec('BEGIN IMMEDIATE');
    try {
      if (!this.tables().includes(name)) for (const statement of statements) this.connection.exec(statement);
      if (isOuter) this.connection.exec('COMMIT');
    } catch (error) {
      if (isOuter && this.connection.inTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
  }
}
