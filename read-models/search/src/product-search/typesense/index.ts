export * from './connect';
export type { TypesenseOptions } from './typesense-connection';
export { TypesenseProductSearch } from './typesense-product-search';
export { accountOf, aliasOf, schemaVersion } from './typesense-schema';
