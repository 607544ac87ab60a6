import type { CollectionSpec, Document, Documents, Stored } from './documents.port';

/** Documents that can import another store's, unchanged. */
export interface DocumentImport {
  /** Writes documents with their own revisions, replacing those with the same ids; repeating it changes nothing. */
  importDocuments(spec: CollectionSpec, documents: readonly Stored<Document>[]): Promise<void>;
}

export const takesDocuments = (documents: Documents): documents is Documents & DocumentImport =>
  'importDocuments' in documents && typeof documents.importDocuments === 'function';
