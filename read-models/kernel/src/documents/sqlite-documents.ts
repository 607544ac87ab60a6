import type { CollectionSpec, CollectionWrites, Document, Documents } from './documents.port';
import { GroupCommit } from './group-commit';
import { indexDdl, tableDdl } from './schema-sql';
import { SqliteCollection } from './sqlite-collection';
import { SqliteConnection, type Durability } from './sqlite-connection';
import { applyOps } from './sqlite-writes';

export type SqliteDocumentsOptions = {
  /** Path of the one file, or `:memory:`. */
  readonly file: string;
  /**
   * NORMAL may lose the last writes at a power cut (read models are folded again from the log). FULL is for
   * reference documents, which are the truth themselves.
   */
  readonly durability?: Durability;
};

/** Documents as JSON in one SQLite file, a table a collection, with real indexes on the declared fields. */
export class SqliteDocuments implements Documents {
  readonly atomicBatches = true;
  private readonly connection: SqliteConnection;
  private readonly writes: GroupCommit;
  /** Tables and indexes known to exist. */
  private readonly created = new Map<string, Set<string>>();
  private readonly known = new WeakMap<CollectionSpec, ReadonlyMap<string, string>>();
  private closed = false;

  constructor(options: SqliteDocumentsOptions) {
    this.connection = new SqliteConnection(options.file, options.durability ?? 'FULL');
    // What an undone transaction had created is looked for again.
    this.writes = new GroupCommit(this.connection, () => this.created.clear());
  }

  /** The table and its indexes come into being here; they are never dropped because another caller declares fewer. */
  collection<T extends Document>(spec: CollectionSpec): SqliteCollection<T> {
    const wanted = this.definitions(spec);
    const ensure = () => this.ensure(spec.name, wanted);
    ensure();
    return new SqliteCollection<T>(this.connection, this.writes, spec, ensure, () =>
      this.created.delete(spec.name),
    );
  }

  async batch(writes: readonly CollectionWrites[]): Promise<void> {
    return this.writes.run(() => {
      for (const { collection, ops } of writes) {
        this.ensure(collection.name, this.definitions(collection));
        applyOps(this.connection, collection, ops);
      }
    });
  }

  async collectionNames(): Promise<readonly string[]> {
    const rows = this.connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    );
    return rows.map((row) => String(row['name']));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.writes.flushAll();
    this.closed = true;
    this.connection.close();
  }

  private definitions(spec: CollectionSpec): ReadonlyMap<string, string> {
    const known = this.known.get(spec);
    if (known) return known;
    const indexes = (spec.indexes ?? []).flatMap((index) => indexDdl(spec, index) ?? []);
    const definitions = new Map([
      [spec.name, tableDdl(spec.name)],
      ...indexes.map((index): [string, string] => [index.name, index.ddl]),
    ]);
    this.known.set(spec, definitions);
    return definitions;
  }

  private ensure(collection: string, wanted: ReadonlyMap<string, string>): void {
    const created = this.created.get(collection) ?? new Set<string>();
    for (const [name, ddl] of wanted) {
      if (created.has(name)) continue;
      this.connection.exec(ddl);
      created.add(name);
    }
    this.created.set(collection, created);
  }
}
