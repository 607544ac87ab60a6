export * from './save-file';
export * from './use-file';
