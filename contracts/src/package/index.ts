export * from './package.events';
export * from './package.commands';
export * from './package.api';
export * from './transport.api';
