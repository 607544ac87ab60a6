export * from './money';
export * from './locale';
export * from './events';
export * from './commands';
export * from './paging';
export * from './endpoint';
export * from './ids';
export * from './uploaded-file';
