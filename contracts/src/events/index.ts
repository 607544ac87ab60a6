export * from './event-texts';
export * from './every-event';
export type { HistoryEvents, Told } from './history-events';
