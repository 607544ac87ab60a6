import { countsOf, type CountedDdl } from './counted-sql';
import { pathOfColumn } from './key-columns';
import type { SqliteConnection } from './sqlite-connection';
import { columnsDdl, tableOf, type IndexDdl } from './table-ddl';

/** Changes what a file is made of; each method all or nothing, also if two processes start together. */
export class SqliteDdl {
  constructor(private readonly connection: SqliteConnection) {}

  tables(): readonly string[] {
    const text =
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    return this.connection.all(text).map((row) => String(row['name']));
  }

  /** Paths that have a column. */
  columnsOf(collection: string): ReadonlySet<string> {
    const rows = this.connection.all(`PRAGMA table_info(${tableOf(collection)})`);
    return new Set(rows.flatMap((row) => pathOfColumn(String(row['name'])) ?? []));
  }

  addColumns(collection: string, paths: readonly string[]): void {
    this.together(() => {
      const there = this.columnsOf(collection);
      const missing = paths.filter((path) => !there.has(path));
      if (missing.length === 0) return;
      for (const statement of columnsDdl(collection, missing)) this.connection.exec(statement);
    });
  }

  index({ name, ddl }: IndexDdl): void {
    this.together(() => {
      if (this.isOutdated(name)) this.connection.exec(`DROP INDEX "${name}"`);
      this.connection.exec(ddl);
    });
  }

  /** Table, first counts and triggers; counts of other fields that the collection had are gone. */
  count(collection: string, { name, table, triggers }: CountedDdl): void {
    this.together(() => {
      this.dropCounts(collection, name);
      const isThere = this.tables().includes(name);
      if (isThere && !triggers.some((trigger) => this.isOutdated(trigger.name))) return;
      if (!isThere) for (const statement of table) this.connection.exec(statement);
      for (const trigger of triggers) {
        this.connection.exec(`DROP TRIGGER IF EXISTS "${trigger.name}"`);
        this.connection.exec(trigger.ddl);
      }
    });
  }

  private dropCounts(collection: string, except: string): void {
    const others = `SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'trigger')
      AND substr(name, 1, length(?)) = ? AND name <> ? AND substr(name, 1, length(?)) <> ? ORDER BY type DESC`;
    const [prefix, own] = [countsOf(collection), `${except}|`];
    for (const { type, name } of this.connection.all(others, [prefix, prefix, except, own, own]))
      this.connection.exec(`DROP ${String(type)} "${String(name)}"`);
  }

  /** Whether it looks into documents, as all did before fields had columns. */
  private isOutdated(name: string): boolean {
    const found = this.connection.first('SELECT sql FROM sqlite_schema WHERE name = ?', [name]);
    return String(found?.['sql']).includes('json_extract(');
  }

  private together(work: () => void): void {
    const isOuter = !this.connection.inTransaction;
    if (isOuter) this.connection.exec('BEGIN IMMEDIATE');
    try {
      work();
      if (isOuter) this.connection.exec('COMMIT');
    } catch (error) {
      if (isOuter && this.connection.inTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
  }
}
