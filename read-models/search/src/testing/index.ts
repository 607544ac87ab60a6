export * from './product-search.conformance';
