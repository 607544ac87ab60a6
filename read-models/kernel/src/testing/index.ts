export * from './documents.conformance';
export * from './projection.conformance';
export * from './fold-history';
export * from './engine';
