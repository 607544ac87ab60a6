export * from './price-list.events';
export * from './price-list.commands';
export * from './price-list.rows';
export * from './simulation.rows';
export * from './price-lists.api';
export * from './price-list-lines.api';
