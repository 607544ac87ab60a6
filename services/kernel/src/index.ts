export * from './event-log';
export * from './decider';
export * from './ids';
