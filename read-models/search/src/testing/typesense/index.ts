export * from './typesense-double';
