export * from './search-access';
export * from './use-product-search';
export type { Found } from './product-search';
