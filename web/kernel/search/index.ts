export * from './search-access';
export * from './use-product-search';
