export { TestClock } from '../ids';
export * from './event-log.conformance';
export * from './events';
export * from './eventually';
export * from './scenario';
export * from './subscription-store.conformance';
export * from './timer-store.conformance';
export * from './outcome-table';
export * from './play';
