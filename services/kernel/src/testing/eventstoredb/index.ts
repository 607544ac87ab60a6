export * from './eventstore-double';
export * from './child-double';
