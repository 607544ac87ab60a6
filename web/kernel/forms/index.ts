export * from './field-faults';
export * from './use-zod-form';
export * from './merge';
export * from './values';
export * from './use-fault-text';
export { isoDay } from './iso-day';
export { useLeaveWarning } from './use-leave-warning';
