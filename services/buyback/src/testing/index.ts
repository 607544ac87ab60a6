export * from './buyback.fixtures';
export * from './buyback.states';
export * from './buyback.outcomes';
