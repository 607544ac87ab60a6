export * from './event-catalogues';
export * from './event-import.port';
export * from './event-log.port';
export * from './eventstoredb';
export * from './sqlite-event-log';
export * from './stream-name';
export * from './folder-lock';
export * from './known-position';
