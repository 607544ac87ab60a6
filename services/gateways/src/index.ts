export * from './carrier';
export * from './documents';
export * from './files';
export * from './mail';
export * from './payment';
export * from './secrets';
