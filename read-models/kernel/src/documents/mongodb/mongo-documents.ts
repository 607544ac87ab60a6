import type { DocumentImport } from '../document-import.port';
import type { CollectionSpec, CollectionWrites, Document, Documents, Stored } from '../documents.port';
import type { Envelope } from './envelope';
import { MongoCollection } from './mongo-collection';
import { importAll } from './mongo-import';
import { MongoSchema } from './mongo-schema';
import { openMongo, type MongoOptions, type MongoServer } from './mongo-server';

/**
 * Documents in one database of a MongoDB-compatible server: a replica set, a standalone, or FerretDB 1. Needs no
 * transactions: every write is guarded separately, and `batch` is applied in order.
 */
export class MongoDocuments implements Documents, DocumentImport {
  readonly atomicBatches = false;
  private readonly schema: MongoSchema;

  /** @param server connected by the caller; `close` ends the connection. */
  constructor(private readonly server: MongoServer) {
    this.schema = new MongoSchema(server.db, server.traits);
  }

  /** @throws MongoServerSelectionError if no server answers within five seconds. */
  static async connect(options: MongoOptions): Promise<MongoDocuments> {
    return new MongoDocuments(await openMongo(options));
  }

  /** Indexes are created with the first read or write. */
  collection<T extends Document>(spec: CollectionSpec): MongoCollection<T> {
    return new MongoCollection<T>(this.server, this.schema, spec);
  }

  async batch(writes: readonly CollectionWrites[]): Promise<void> {
    for (const { collection, ops } of writes) await this.collection(collection).write(ops);
  }

  async importDocuments(spec: CollectionSpec, documents: readonly Stored<Document>[]): Promise<void> {
    const kept = await this.schema.ready(spec);
    const { db, traits } = this.server;
    await importAll({ collection: db.collection<Envelope>(spec.name), kept, traits }, documents);
  }

  async collectionNames(): Promise<readonly string[]> {
    return this.schema.collectionNames();
  }

  /** For readiness: resolves if the server answers, otherwise rejects within five seconds. */
  async ping(): Promise<void> {
    await this.server.ping();
  }

  async shred(): Promise<void> {
    // The server keeps no free page that a client could reach.
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
