export * from './violations';
export * from './use-zod-form';
export * from './use-fault-text';
export { isoDay } from './today';
