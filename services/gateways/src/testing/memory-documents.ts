import { SqliteDocuments } from '@reprise/read-kernel/documents';

/** The embedded engine without a file: each call an empty one. */
export const memoryDocuments = (): SqliteDocuments => new SqliteDocuments({ file: ':memory:' });
