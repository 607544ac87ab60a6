import { existsSync } from 'node:fs';
import { DiskFileStore } from '@reprise/gateways';
import { lockFolder, SqliteEventLog, SqliteSubscriptionStore, SqliteTimerStore } from '@reprise/kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { dataFiles } from '../data-folder';
import { MigrationRefused, type MigrationSource } from './migration.port';

/**
 * An embedded installation that is not in use, for reading: nothing in it is written. Events are read as stored, so
 * old ones stay old in the copy. @throws MigrationRefused, FolderInUse
 */
export function openSource(dataDir: string): MigrationSource {
  const files = dataFiles(dataDir);
  for (const file of [files.log, files.reference])
    if (!existsSync(file))
      throw new MigrationRefused(`${dataDir} contains no installation: ${file} is missing`);
  const unlock = lockFolder(dataDir);
  const readOnly = { readOnly: true };
  const log = new SqliteEventLog({ file: files.log, ...readOnly });
  const store = new SqliteSubscriptionStore(files.log, readOnly);
  const timers = new SqliteTimerStore(files.log, readOnly);
  const documents = new SqliteDocuments({ file: files.reference, ...readOnly });
  return {
    ...{ place: dataDir, log, store, timers, documents, files: new DiskFileStore({ dataDir }) },
    async close() {
      for (const each of [log, store, timers, documents]) await each.close();
      unlock();
    },
  };
}
