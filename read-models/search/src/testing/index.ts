export * from './product-search.conformance';
export * from './typesense';
