import { DocumentConflict, type Collection, type Document } from '@reprise/read-kernel/documents';

/** @returns false if it is there already. */
export async function keepNew<T extends Document>(collection: Collection<T>, document: T): Promise<boolean> {
  try {
    await collection.put(document, -1);
    return true;
  } catch (error) {
    if (error instanceof DocumentConflict) return false;
    throw error;
  }
}
