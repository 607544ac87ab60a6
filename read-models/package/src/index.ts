export * from './package-list';
