export * from './collection-name';
export * from './facets.port';
export * from './product-search.port';
export * from './embedded-product-search';
export * from './words';
