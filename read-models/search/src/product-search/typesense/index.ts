export * from './connect';
export type { TypesenseOptions } from './typesense-connection';
export { TypesenseProductSearch } from './typesense-product-search';
export { schemaVersion } from './typesense-schema';
