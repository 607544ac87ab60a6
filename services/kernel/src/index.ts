export * from './base';
export * from './event-log';
export * from './engines';
export * from './decider';
export * from './observability';
export * from './sending';
export * from './timers';
export * from './subscription';
