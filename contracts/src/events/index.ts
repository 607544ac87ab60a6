export * from './event-texts';
export * from './every-event';
export type { HistoryEvents, Told } from './history-events';
export * from './history-entry';
