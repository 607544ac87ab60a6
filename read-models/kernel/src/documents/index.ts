export * from './document-import.port';
export * from './documents.port';
export * from './sqlite-documents';
export type { Durability } from './sqlite-connection';
