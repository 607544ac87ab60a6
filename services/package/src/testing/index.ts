export * from './package.fixtures';
