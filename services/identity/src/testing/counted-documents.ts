import type { Collection, CollectionSpec, Document, Documents } from '@reprise/read-kernel/documents';

const counted = ['get', 'getMany', 'find', 'count', 'put', 'delete', 'write'] as const;

/** Documents that note what was asked of them, as `users.find`; the work of a request without a clock. */
export function countedDocuments(documents: Documents) {
  const work: string[] = [];
  const noted = <T extends Document>(spec: CollectionSpec): Collection<T> => {
    const collection = documents.collection<T>(spec);
    const ways = counted.map((name) => {
      const way = collection[name].bind(collection) as (...given: unknown[]) => unknown;
      const asked = (...given: unknown[]): unknown => {
        work.push(`${spec.name}.${name}`);
        return way(...given);
      };
      return [name, asked];
    });
    return Object.assign(Object.create(collection) as Collection<T>, Object.fromEntries(ways));
  };
  const batch: Documents['batch'] = (writes) => {
    work.push(...writes.map(({ collection }) => `${collection.name}.batch`));
    return documents.batch(writes);
  };
  return {
    documents: Object.assign(Object.create(documents) as Documents, { collection: noted, batch }),
    /** What was asked during an act, in the order of asking. */
    async during(act: () => unknown): Promise<readonly string[]> {
      work.length = 0;
      await act();
      return [...work];
    },
  };
}
