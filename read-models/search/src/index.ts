export * from './product-search';
