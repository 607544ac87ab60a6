// A door of its own: it loads a gRPC server, which most tests do without.
export * from '../testing/eventstoredb';
