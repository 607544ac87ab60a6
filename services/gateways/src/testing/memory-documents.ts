import { SqliteDocuments } from '@reprise/read-kernel/documents';

/** The embedded engine without a file: empty on each call. */
export const memoryDocuments = (): SqliteDocuments => new SqliteDocuments({ file: ':memory:' });
