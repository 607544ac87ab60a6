export * from './buyback.parts';
export * from './buyback.events';
export * from './buyback.commands';
