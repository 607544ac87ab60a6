import { join } from 'node:path';
import {
  SqliteEventLog,
  SqliteSubscriptionStore,
  SqliteTimerStore,
  type SqliteEventLogOptions,
} from '@reprise/kernel';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { eventCatalogues } from './event-catalogues';
import { makePrivateFolder } from './private-folder';

/** Where the embedded engines keep what. */
export const dataFiles = (dataDir: string) => ({
  /** The truth: the log, with checkpoints, leases and timers beside it. */
  log: join(dataDir, 'events.sqlite'),
  /** Folded from the log; may be deleted, and is then folded again. */
  readModels: join(dataDir, 'read-models.sqlite'),
  /** The truth as well: accounts, catalogue, settings, customers. */
  reference: join(dataDir, 'reference.sqlite'),
});

export type FolderOptions = Pick<SqliteEventLogOptions, 'synchronous' | 'clock' | 'pollMs'>;

/** The log in a folder, with what its consumers keep beside it. */
export function openFolderLog(dataDir: string, options: FolderOptions = {}): SqliteEventLog {
  makePrivateFolder(dataDir);
  return new SqliteEventLog({ file: dataFiles(dataDir).log, catalogues: eventCatalogues(), ...options });
}

export function openFolderStores(dataDir: string) {
  makePrivateFolder(dataDir);
  const { log } = dataFiles(dataDir);
  return { store: new SqliteSubscriptionStore(log), timers: new SqliteTimerStore(log) };
}

export function openFolderDocuments(dataDir: string) {
  makePrivateFolder(dataDir);
  const files = dataFiles(dataDir);
  const readDocuments = new SqliteDocuments({ file: files.readModels, durability: 'NORMAL' });
  return { readDocuments, documents: new SqliteDocuments({ file: files.reference }) };
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

/** Opens, and makes when missing, the embedded engines of one data folder. */
export function openDataFolder(dataDir: string, options: FolderOptions = {}): DataFolder {
  const log = openFolderLog(dataDir, options);
  const { store, timers } = openFolderStores(dataDir);
  const { readDocuments, documents } = openFolderDocuments(dataDir);
  const readModels = new ReadModels({ documents: readDocuments, compare: (a, b) => log.compare(a, b) });
  const close = async () => {
    for (const each of [log, store, timers, readDocuments, documents]) await each.close();
  };
  return { log, store, timers, readDocuments, readModels, documents, close };
}
