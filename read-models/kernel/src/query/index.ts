export * from './tenant-scope';
export * from './scope-filter';
export * from './list-field';
export * from './list-query';
export * from './endpoint-list';
export * from './read-models';
export * from './summed.rules';
