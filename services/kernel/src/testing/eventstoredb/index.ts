export * from './eventstore-double';
export * from './eventstore-cluster';
export * from './child-double';
