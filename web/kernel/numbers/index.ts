export * from './amounts';
