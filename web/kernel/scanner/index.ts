export * from './scanner';
export * from './use-scanner';
