export * from './buyback-list';
