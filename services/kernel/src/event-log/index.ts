export * from './event-catalogues';
export * from './event-log.port';
export * from './sqlite-event-log';
export * from './stream-name';
export * from './folder-lock';
