import { DocumentConflict } from './documents.port';

/** `undefined` if another writer was first. */
export async function unlessConflict<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof DocumentConflict) return undefined;
    throw error;
  }
}
