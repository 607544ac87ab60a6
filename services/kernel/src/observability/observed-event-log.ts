import { RevisionConflict, type EventLog } from '../event-log';
import { preciseNow, type Observer } from './observers';

/** The log, with every append reported to the observer. */
export function observedEventLog(log: EventLog, observer: Observer): EventLog {
  return {
    async append(stream, events, expected) {
      const began = preciseNow();
      const tell = (outcome: 'written' | 'conflict' | 'fault'): void =>
        observer.append?.({ events: events.length, began, ended: preciseNow(), outcome });
      try {
        const result = await log.append(stream, events, expected);
        tell('written');
        return result;
      } catch (error) {
        tell(error instanceof RevisionConflict ? 'conflict' : 'fault');
        throw error;
      }
    },
    readStream: (stream, fromRevision, limit) => log.readStream(stream, fromRevision, limit),
    readAll: (after, limit, wanted) => log.readAll(after, limit, wanted),
    head: () => log.head(),
    compare: (a, b) => log.compare(a, b),
    distance: (position) => log.distance(position),
    onAppend: (wake) => log.onAppend(wake),
    close: () => log.close(),
  };
}
