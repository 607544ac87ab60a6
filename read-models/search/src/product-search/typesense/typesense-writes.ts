import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { ProductsNotIndexed } from '../product-search.port';
import { engineAway, statusOf, type TypesenseConnection } from './typesense-connection';
import { storedOf } from './typesense-document';

const perImport = 1000;
/** The engine reads at most 4,000 characters of a query; an id has 36. */
const perDelete = 80;

const slices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Reply lines that report trouble of the engine itself, not of the document. */
const isOutage = ({ code, error }: { code: number; error: string }): boolean =>
  code >= 500 || error.includes('Rejecting write');

/** Writes documents into one collection and removes them. Repeating either changes nothing. */
export class TypesenseWrites {
  constructor(private readonly connection: TypesenseConnection) {}

  /** @returns why products were refused, by id. @throws the client's error 404 for a dropped collection. */
  async put(collection: string, documents: readonly ProductSearchDocument[]): Promise<Map<string, string>> {
    const reasons = new Map<string, string>();
    for (const part of slices(documents, perImport)) {
      const results = await this.connection.write((client) =>
        client
          .collections(collection)
          .documents()
          .import(part.map(storedOf), { action: 'upsert', throwOnFail: false }),
      );
      part.forEach(({ id }, index) => {
        const result = results[index];
        if (!result) throw engineAway();
        if (result.success) return;
        if (isOutage(result)) throw engineAway();
        reasons.set(id, result.error);
      });
    }
    return reasons;
  }

  async remove(collection: string, ids: readonly string[]): Promise<void> {
    for (const part of slices(ids, perDelete)) {
      await this.connection.write((client) =>
        client
          .collections(collection)
          .documents()
          .delete({ filter_by: `id:[${part.map((id) => `\`${id.replaceAll('`', '')}\``).join(',')}]` }),
      );
    }
  }

  /** Into each collection; one dropped meanwhile by a switch is skipped, and the result is then false. */
  async each(collections: readonly string[], work: (collection: string) => Promise<void>): Promise<boolean> {
    let all = true;
    for (const collection of collections) {
      try {
        await work(collection);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        all = false;
      }
    }
    return all;
  }
}

/** @throws ProductsNotIndexed if there are reasons. */
export function mustBeTaken(reasons: ReadonlyMap<string, string>, accountId: string): void {
  if (reasons.size > 0) throw new ProductsNotIndexed(reasons, accountId);
}
