import { DiskFileStore } from '@reprise/gateways/files';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Config } from '../config';
import { openFolderDocuments } from '../data-folder';
import type { Beside } from './beside';
import type { EngineUse } from './engine-use';
import { placeOf } from './place';
import { Reaching } from './reaching';

export type DocumentsEngine = {
  readonly readDocuments: Documents;
  readonly documents: Documents;
  readonly files: FileStore;
  /** Removes what an upload that was cut off has left behind. @returns how much. */
  readonly sweepFiles?: () => Promise<number>;
  close(): Promise<void>;
};
/** An engine that must be reachable before it is opened. */
export type ReachableDocuments = {
  readonly uses: readonly EngineUse[];
  /** @throws if the engine does not answer. */
  open(): Promise<DocumentsEngine>;
  close(): Promise<void>;
};

async function inMongo(url: string): Promise<DocumentsEngine> {
  const { MongoDocuments, openMongo } = await import('@reprise/read-kernel/mongodb');
  const { GridFsFileStore } = await import('@reprise/gateways/gridfs');
  const server = await openMongo({ url });
  const documents = new MongoDocuments(server);
  try {
    // Separate from primary data, so that they can be dropped and are not in its backups.
    const readDocuments = await MongoDocuments.connect({ url, suffix: '_read' });
    const close = async (): Promise<void> => {
      await readDocuments.close();
      await documents.close();
    };
    const files = new GridFsFileStore({ db: server.db });
    return { documents, readDocuments, files, sweepFiles: () => files.sweep(), close };
  } catch (error) {
    await documents.close();
    throw error;
  }
}

function inFolder(dataDir: string, beside?: Beside): DocumentsEngine {
  const { readDocuments, documents } = openFolderDocuments(dataDir, beside);
  const files = new DiskFileStore({ dataDir });
  return {
    ...{ readDocuments, documents, files, sweepFiles: () => files.sweep() },
    async close() {
      await readDocuments.close();
      await documents.close();
    },
  };
}

const answer = ({ documents }: DocumentsEngine): Promise<unknown> =>
  documents.collection({ name: 'migrations' }).get('nothing');

/** What is wrong with a folder ends the start: nobody waits for it, as for a server. */
function reached(engine: DocumentsEngine): Reaching<DocumentsEngine> {
  const reaching = new Reaching(async () => engine);
  void reaching.reach();
  return reaching;
}

/** MongoDB for documents and files if configured, otherwise files in the data folder. */
export function reachDocuments({ mongodbUrl: url, dataDir }: Config, beside?: Beside): ReachableDocuments {
  const reaching = url ? new Reaching(() => inMongo(url)) : reached(inFolder(dataDir, beside));
  const engine = url ? 'MongoDB' : 'SQLite';
  const place = url ? placeOf(url) : dataDir;
  const answers = async (): Promise<unknown> => answer(await reaching.reach());
  return {
    uses: [{ name: 'documents', engine, place, needed: true, answers }],
    open: () => reaching.reach(),
    close: () => reaching.close(),
  };
}
