export * from './api-client';
export * from './call';
export * from './collection';
export * from './problem';
export * from './query-string';
