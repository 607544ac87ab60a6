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

/** Locations of the embedded engines' files. */
export const dataFiles = (dataDir: string) => ({
  /** Primary data: the log, with checkpoints, leases and timers. */
  log: join(dataDir, 'events.sqlite'),
  /** Built from the log; may be deleted, and is then rebuilt. */
  readModels: join(dataDir, 'read-models.sqlite'),
  /** Also primary data: accounts, catalogue, settings, customers. */
  reference: join(dataDir, 'reference.sqlite'),
});

export type FolderOptions = Pick<SqliteEventLogOptions, 'synchronous' | 'clock' | 'pollMs'>;

/** The log in a folder, with the data of its consumers. */
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

/** Opens the embedded engines of a data folder, and creates them if missing. */
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
