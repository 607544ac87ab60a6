export * from './documents.conformance';
export * from './projection.conformance';
