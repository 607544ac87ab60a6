export * from './api-client';
export * from './collection';
export * from './problem';
export * from './query-string';
