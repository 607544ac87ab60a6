export * from './item.fixtures';
export * from './item.states';
export * from './refurbishment.fixtures';
