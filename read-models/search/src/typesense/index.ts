export * from '../product-search/typesense';
