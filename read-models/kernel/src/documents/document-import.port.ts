import type { CollectionSpec, Document, Documents, Stored } from './documents.port';

/** Documents that can take over another store's, as they are. */
export interface DocumentImport {
  /** Writes documents with their own revisions, over whatever has their ids; repeating it changes nothing. */
  importDocuments(spec: CollectionSpec, documents: readonly Stored<Document>[]): Promise<void>;
}

export const takesDocuments = (documents: Documents): documents is Documents & DocumentImport =>
  'importDocuments' in documents && typeof documents.importDocuments === 'function';
