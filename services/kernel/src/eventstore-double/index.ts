// A separate entry point: it loads a gRPC server, which most tests do not need.
export * from '../testing/eventstoredb';
