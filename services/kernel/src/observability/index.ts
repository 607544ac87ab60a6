export * from './observers';
export * from './observed-decider-store';
export * from './observed-event-log';
