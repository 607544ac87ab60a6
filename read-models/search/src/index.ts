export * from './product-popularity';
export * from './product-search';
