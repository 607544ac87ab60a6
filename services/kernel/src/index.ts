export * from './event-log';
export * from './decider';
export * from './engines';
export * from './subscription';
export * from './timers';
export * from './ids';
export * from './observability';
