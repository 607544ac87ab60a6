import { join } from 'node:path';
import {
  LogFile,
  SqliteEventLog,
  SqliteSubscriptionStore,
  SqliteTimerStore,
  type SqliteEventLogOptions,
} from '@reprise/kernel';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { eventCatalogues } from './event-catalogues';
import { turnsOf, type Beside } from './engines/beside';
import { makePrivateFolder } from './private-folder';
import { openedUndamaged } from './usable-folder';

/** Locations of the embedded engines' files. */
export const dataFiles = (dataDir: string) => ({
  /** Primary data: the log, with checkpoints, leases and timers. */
  log: join(dataDir, 'events.sqlite'),
  /** Built from the log; may be deleted, and is then rebuilt. */
  readModels: join(dataDir, 'read-models.sqlite'),
  /** Also primary data: accounts, catalogue, settings, customers. */
  reference: join(dataDir, 'reference.sqlite'),
});

export type FolderOptions = Pick<SqliteEventLogOptions, 'synchronous' | 'clock' | 'pollMs'> & {
  readonly beside?: Beside | undefined;
};

const fromBackup =
  'Nothing was changed. Restore the folder from a backup: deploy/runbooks/backup-and-restore.md.';
const fromLog = 'Stop Reprise and delete this file: it is built again from the log at the next start.';

const turnsBeside = (beside?: Beside) => beside && turnsOf(beside.turns);

/** Where a folder keeps its log, with the data of the log's consumers. */
export function openLogFile(dataDir: string, beside?: Beside): LogFile {
  makePrivateFolder(dataDir);
  const { log } = dataFiles(dataDir);
  return openedUndamaged(log, fromBackup, () => new LogFile(log, { turn: turnsBeside(beside)?.log }));
}

export function openFolderLog(file: LogFile, { beside, ...options }: FolderOptions = {}): SqliteEventLog {
  const { neighbour } = beside ?? {};
  return new SqliteEventLog({ file, catalogues: eventCatalogues(), neighbour, ...options });
}

export const openFolderStores = (file: LogFile) => ({
  store: new SqliteSubscriptionStore(file),
  timers: new SqliteTimerStore(file),
});

/** Lists of a million rows are read along indexes whose upper pages alone take more than 4 MB. */
const cacheOfListsMb = 16;

export function openFolderDocuments(dataDir: string, beside?: Beside) {
  makePrivateFolder(dataDir);
  const files = dataFiles(dataDir);
  const turns = turnsBeside(beside);
  // A thread beside the one that answers reads no lists.
  const cacheMb = beside?.claimed ? undefined : cacheOfListsMb;
  const rows = { file: files.readModels, durability: 'NORMAL', turn: turns?.readModels, cacheMb } as const;
  const primary = { file: files.reference, turn: turns?.reference };
  return {
    documents: openedUndamaged(primary.file, fromBackup, () => new SqliteDocuments(primary)),
    readDocuments: openedUndamaged(rows.file, fromLog, () => new SqliteDocuments(rows)),
  };
}

export type DataFolder = {
  readonly log: SqliteEventLog;
  readonly store: SqliteSubscriptionStore;
  readonly timers: SqliteTimerStore;
  readonly readDocuments: SqliteDocuments;
  readonly readModels: ReadModels;
  readonly documents: SqliteDocuments;
  close(): Promise<void>;
};

/** Opens the embedded engines of a data folder, and creates them if missing. */
export function openDataFolder(dataDir: string, options: FolderOptions = {}): DataFolder {
  const file = openLogFile(dataDir);
  const log = openFolderLog(file, options);
  const { store, timers } = openFolderStores(file);
  const { readDocuments, documents } = openFolderDocuments(dataDir);
  const readModels = new ReadModels({ documents: readDocuments, compare: (a, b) => log.compare(a, b) });
  const close = async () => {
    for (const each of [log, store, timers, readDocuments, documents]) await each.close();
  };
  return { log, store, timers, readDocuments, readModels, documents, close };
}
