export * from './item.fixtures';
export * from './item.states';
