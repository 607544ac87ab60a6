import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type {
  FillingIndex,
  KeyOptions,
  ProductQuery,
  ProductResults,
  PublicSearch,
  SharedProductSearch,
} from '../product-search.port';
import { TypesenseCollections } from './typesense-collections';
import { engineAway, type TypesenseConnection } from './typesense-connection';
import { documentOf } from './typesense-document';
import { TypesensePublicSearch } from './typesense-public-search';
import { countProducts, searchProducts } from './typesense-searches';
import { mustBeTaken, TypesenseWrites } from './typesense-writes';

/** Search on a Typesense server or cluster: one collection per account, behind an alias. */
export class TypesenseProductSearch implements SharedProductSearch {
  private readonly collections: TypesenseCollections;
  private readonly writes: TypesenseWrites;

  constructor(private readonly connection: TypesenseConnection) {
    this.collections = new TypesenseCollections(connection);
    this.writes = new TypesenseWrites(connection);
  }

  async index(documents: readonly ProductSearchDocument[]): Promise<void> {
    for (const accountId of new Set(documents.map((document) => document.accountId))) {
      const last = new Map(documents.map((document) => [document.id, document]));
      await this.put(
        accountId,
        [...last.values()].filter((document) => document.accountId === accountId),
      );
    }
  }

  async remove(accountId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.reachAll(accountId, (collection) => this.writes.remove(collection, ids));
  }

  search(query: ProductQuery): Promise<ProductResults> {
    return this.connection.call((client) => searchProducts(client, query, documentOf));
  }

  count(accountId: string): Promise<number> {
    return this.connection.call((client) => countProducts(client, accountId));
  }

  isCurrent(accountId: string): Promise<boolean> {
    return this.collections.isCurrent(accountId);
  }

  visitors(options: KeyOptions): PublicSearch {
    return new TypesensePublicSearch(this.connection, options);
  }

  async ping(): Promise<void> {
    await this.connection.call((client) => client.health.retrieve());
  }

  async fillBeside(accountId: string): Promise<FillingIndex> {
    const { collections, writes, connection } = this;
    const name = await collections.begin(accountId);
    return {
      async index(documents) {
        mustBeTaken(await writes.put(name, documents), accountId);
      },
      async remove(_, ids) {
        await writes.remove(name, ids);
      },
      async count() {
        const { num_documents } = await connection.call((client) => client.collections(name).retrieve());
        return num_documents;
      },
      switchTo: () => collections.switchTo(accountId, name),
      abandon: () => collections.abandon(accountId, name),
    };
  }

  private async put(accountId: string, documents: readonly ProductSearchDocument[]): Promise<void> {
    const reasons = new Map<string, string>();
    await this.reachAll(accountId, async (collection) => {
      for (const [id, reason] of await this.writes.put(collection, documents)) reasons.set(id, reason);
    });
    mustBeTaken(reasons, accountId);
  }

  /** A switch between reading the aliases and writing makes another collection live: then once more. */
  private async reachAll(accountId: string, work: (collection: string) => Promise<void>): Promise<void> {
    const reached = async (): Promise<boolean> => {
      const targets = await this.collections.targets(accountId);
      return targets.length > 0 && this.writes.each(targets, work);
    };
    if ((await reached()) || (await reached())) return;
    throw engineAway();
  }
}
