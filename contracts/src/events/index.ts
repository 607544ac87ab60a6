export * from './event-texts';
export * from './every-event';
export type { FileEvents, Told } from './file-events';
