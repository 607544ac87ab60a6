export * from './item.events';
export * from './item.commands';
