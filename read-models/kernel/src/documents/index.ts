export * from './document-import.port';
export * from './documents.port';
export { idPages } from './id-pages';
export { unlessConflict } from './unless-conflict';
export * from './sqlite-documents';
export { isSqliteError, isUniqueViolation } from './sqlite-error';
export { WalFlush } from './wal-flush';
