export * from './package.fixtures';
export * from './package.outcomes';
