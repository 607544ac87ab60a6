export * from './buyback.parts';
export * from './buyback.events';
export * from './buyback.commands';
export * from './buyback.rows';
export * from './buyback.bodies';
export * from './buyback.api';
