export * from './item.events';
export * from './item.commands';
export * from './item.api';
export * from './item-control.api';
export * from './item-whereabouts.api';
export * from './item-quarantine.api';
export * from './item.status';
