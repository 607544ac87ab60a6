export * from './buyback.fixtures';
export * from './buyback.states';
