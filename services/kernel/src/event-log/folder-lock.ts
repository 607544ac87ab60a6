import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Another process serves the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another process already serves ${folder}.`);
    this.name = 'FolderInUse';
  }
}

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5;

/**
 * Takes a folder for this process until it ends, however it ends: the lock is the operating system's. Who holds it
 * knows that whoever served the folder before is dead. @returns the release. @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(folder) : error;
  }
}

/**
 * Takes part in a folder that several processes serve together. They keep out, and are kept out by, one that has
 * taken it whole. @returns the release. @throws FolderInUse
 */
export function shareFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // A read holds the shared lock until the transaction ends.
    lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(folder) : error;
  }
}
