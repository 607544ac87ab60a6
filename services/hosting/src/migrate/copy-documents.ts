import { idPages, type Document, type Documents, type Stored } from '@reprise/read-kernel/documents';
import { canonical, chained } from './canonical';
import { marksCollection } from './migration-mark';
import type { MigrationTools } from './migration.port';
import type { MigrationState } from './migration-state';
import { Pace } from './pace';
import type { PositionMap } from './position-map';
import { repointed } from './positions-in-documents';

const readAtOnce = 1000;

/** The collections of an installation, without the migration's own records. */
export const collectionsOf = async (documents: Documents): Promise<readonly string[]> =>
  (await documents.collectionNames()).filter((name) => name !== marksCollection.name);

/** Pages in id order. @param after the id to start after. */
function pagesOf(
  documents: Documents,
  name: string,
  after: string,
  signal: AbortSignal | undefined,
  limit: number,
): AsyncGenerator<readonly Stored<Document>[]> {
  const collection = documents.collection({ name });
  const find: typeof collection.find = (...asked) => {
    signal?.throwIfAborted();
    return collection.find(...asked);
  };
  return idPages(find, { after, limit });
}

/** Copies every reference document with its revision. @returns their number per collection. */
export async function copyDocuments(
  { source, target, signal, pageSize = 1000, ...telling }: MigrationTools,
  state: MigrationState,
  positions: PositionMap,
): Promise<void> {
  const pace = new Pace('documents: copied', telling);
  for (const name of await collectionsOf(source.documents)) {
    for await (const page of pagesOf(
      source.documents,
      name,
      state.now.collections[name] ?? '',
      signal,
      pageSize,
    )) {
      const pointing = page.map((document) => repointed(name, document, positions));
      await target.documents.importDocuments({ name }, pointing);
      state.copiedTo(name, page.at(-1)?._id ?? '');
      pace.moved(page.length, `up to ${name}`);
    }
  }
}

export type CollectionDigest = { readonly documents: number; readonly hash: string };

/** Number and hash of a collection's documents with their revisions, in id order. */
export async function digestCollection(
  documents: Documents,
  name: string,
  shown: (document: Stored<Document>) => Stored<Document>,
  signal?: AbortSignal,
): Promise<CollectionDigest> {
  let digest: CollectionDigest = { documents: 0, hash: '' };
  for await (const page of pagesOf(documents, name, '', signal, readAtOnce)) {
    for (const document of page) {
      const hash = chained(digest.hash, canonical(shown(document)));
      digest = { documents: digest.documents + 1, hash };
    }
  }
  return digest;
}
