import { alone, type WriteTurn } from '../waiting';
import type { DocumentImport } from './document-import.port';
import type { CollectionSpec, CollectionWrites, Document, Documents, Stored } from './documents.port';
import { GroupCommit } from './group-commit';
import { KeptAnswers } from './kept-answers';
import { SqliteCollection } from './sqlite-collection';
import { SqliteConnection } from './sqlite-connection';
import { SqliteSchema } from './sqlite-schema';
import { applyOps, importDocument } from './put-document';
import { WalFlush } from './wal-flush';

export type Durability = 'NORMAL' | 'FULL';

export type SqliteDocumentsOptions = {
  /** Path of the file, or `:memory:`. */
  readonly file: string;
  /**
   * NORMAL may lose the last writes in a power failure (read models can be rebuilt from the log). FULL is for
   * reference documents, which are primary data.
   */
  readonly durability?: Durability;
  /** For reading an existing file without changing it. */
  readonly readOnly?: boolean;
  readonly turn?: WriteTurn | undefined;
  /** Most that is kept of the file's pages; 4 if not given. */
  readonly cacheMb?: number | undefined;
};

const inMemory = ':memory:';
/** A reader of another process may hold the journal for a moment. */
const shredPatienceMs = 5_000;

/** Documents as JSON in one SQLite file, one table per collection, with real indexes on the declared fields. */
export class SqliteDocuments implements Documents, DocumentImport {
  readonly atomicBatches = true;
  private readonly connection: SqliteConnection;
  private readonly writes: GroupCommit;
  private readonly schema: SqliteSchema;
  private readonly answers: KeptAnswers;
  private readonly flush: WalFlush | undefined;
  private closing: Promise<void> | undefined;

  constructor(options: SqliteDocumentsOptions) {
    const { file, durability = 'FULL', readOnly = false, turn = alone, cacheMb } = options;
    this.connection = new SqliteConnection(file, readOnly, cacheMb);
    const isFlushed = durability === 'FULL' && file !== inMemory && !readOnly;
    this.flush = isFlushed ? new WalFlush(file) : undefined;
    this.schema = new SqliteSchema(this.connection);
    this.answers = new KeptAnswers(this.schema.marks);
    this.writes = new GroupCommit(this.connection, {
      turn,
      begun: () => this.schema.renew(),
      undone: () => this.schema.forget(),
      flush: this.flush,
    });
  }

  /** Creates the table and its indexes; they are never dropped because another caller declares fewer. */
  collection<T extends Document>(spec: CollectionSpec): SqliteCollection<T> {
    this.schema.ensure(spec);
    return new SqliteCollection<T>(this.connection, this.writes, this.schema, this.answers, spec);
  }

  async batch(writes: readonly CollectionWrites[]): Promise<void> {
    return this.writes.run(() => {
      for (const { collection, ops } of writes) {
        applyOps(this.schema.table(collection), ops);
      }
    });
  }

  async importDocuments(spec: CollectionSpec, documents: readonly Stored<Document>[]): Promise<void> {
    return this.writes.run(() => {
      const table = this.schema.table(spec);
      for (const document of documents) importDocument(table, document);
    });
  }

  async collectionNames(): Promise<readonly string[]> {
    return this.schema.collectionNames();
  }

  async shred(): Promise<void> {
    const until = Date.now() + shredPatienceMs;
    this.writes.flushAll();
    while (!this.connection.emptyWriteAheadLog()) {
      if (Date.now() > until)
        throw new Error('another process is reading: what was deleted is still in the journal');
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    this.writes.flushAll();
    await this.flush?.close();
    this.connection.close();
  }
}
