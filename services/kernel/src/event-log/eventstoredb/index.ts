export * from './eventstoredb-event-log';
