export * from './hub';
export * from './use-topics';
