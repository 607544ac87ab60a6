import { DiskFileStore } from '@reprise/gateways';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Config } from '../config';
import { openFolderDocuments } from '../data-folder';
import type { EngineUse } from './engines';

export type DocumentsEngine = {
  readonly readDocuments: Documents;
  readonly documents: Documents;
  readonly files: FileStore;
  readonly uses: readonly EngineUse[];
  close(): Promise<void>;
};

const answersOf = (documents: Documents): Promise<unknown> =>
  documents.collection({ name: 'marks' }).get('nothing');

/** MongoDB for documents and files where it is named, else files in the data folder. */
export async function openDocuments(config: Config): Promise<DocumentsEngine> {
  const { readDocuments, documents } = openFolderDocuments(config.dataDir);
  const files = new DiskFileStore({ dataDir: config.dataDir });
  const use: EngineUse = {
    name: 'documents',
    engine: 'SQLite',
    place: config.dataDir,
    needed: true,
    answers: () => answersOf(documents),
  };
  return {
    ...{ readDocuments, documents, files, uses: [use] },
    async close() {
      await readDocuments.close();
      await documents.close();
    },
  };
}
