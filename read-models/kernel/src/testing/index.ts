export * from './documents.conformance';
