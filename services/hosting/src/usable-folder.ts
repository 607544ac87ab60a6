import { isSqliteError } from '@reprise/read-kernel/documents';
import { ConfigurationFault } from './configuration-fault';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = [11, 26];

const isFolderFault = (error: unknown): boolean => typeof Object(error).syscall === 'string';

/** @throws ConfigurationFault, in words, if the system refuses the folder. */
export function inUsableFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isFolderFault(error)) throw error;
    const { message } = Object(error);
    throw new ConfigurationFault(
      `DATA_DIR: ${folder} cannot be used (${message}). Choose another folder, or give this one to the user that runs Reprise.`,
    );
  }
}

/** @param remedy what to do about a damaged file. @throws ConfigurationFault, in words, if it is damaged. */
export function openedUndamaged<T>(file: string, remedy: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!isSqliteError(error, damaged)) throw error;
    throw new ConfigurationFault(`${file} is damaged (${error.message}). ${remedy}`);
  }
}
