import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { isSqliteError } from '@reprise/read-kernel/documents';

/** Another process is using the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another process is already using ${folder}.`);
    this.name = 'FolderInUse';
  }
}

/** SQLITE_BUSY. */
const busy = [5];

/**
 * Locks a folder for this process until it ends, however it ends: it is an operating system lock. The holder can be
 * sure that the previous user of the folder is gone. @returns the release. @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw isSqliteError(error, busy) ? new FolderInUse(folder) : error;
  }
}

/**
 * Takes a shared lock on a folder used by several processes. It excludes, and is excluded by, an exclusive lock.
 * @returns the release. @throws FolderInUse
 */
export function shareFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // A read holds the shared lock until the transaction ends.
    lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw isSqliteError(error, busy) ? new FolderInUse(folder) : error;
  }
}
