export * from './eventstore-double';
