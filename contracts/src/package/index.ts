export * from './package.events';
export * from './package.commands';
export * from './package.api';
