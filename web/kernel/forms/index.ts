export * from './violations';
export * from './use-zod-form';
export * from './merge';
export * from './values';
export * from './use-fault-text';
export { isoDay } from './today';
