export { TestClock } from '../base';

export * from './caught-up';
export * from './event-import.conformance';
export * from './event-log.conformance';
export * from './events';
export * from './eventstoredb-double';
export * from './eventually';
export * from './scenario';
export * from './subscription-store.conformance';
export * from './timer-store.conformance';
export * from './outcome-table';
export * from './play';
export * from './checked-file';
export * from './memory-files';
export * from './no-premium-connectors';
