export * from './package.events';
export * from './package.commands';
