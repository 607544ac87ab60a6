import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position } from './event-log.port';

/** The target holds something else in place of an imported event, or lacks the event before it. */
export class ImportConflict extends Error {
  constructor(
    readonly stream: string,
    readonly revision: number,
    /** Id of the event in that place; `undefined` if the stream is shorter, or the id is elsewhere. */
    readonly found: string | undefined,
  ) {
    super(`${stream}: revision ${revision} ${found ? `already holds ${found}` : 'does not follow'}`);
    this.name = 'ImportConflict';
  }
}

/** A log that can import another log's history. Adapters pass `testing/event-import.conformance`. */
export interface EventImport {
  /**
   * Writes events of another log in the given order, with their ids, stream, revisions, times and meta; `position`
   * is ignored. Events that already exist, with the same id in the same place, are skipped, so an interrupted import
   * can be repeated from any earlier event. One call at a time, by one writer. Consecutive events of one stream may
   * become one append.
   * @returns the position in this log of the last of `events`; durable up to there.
   * @throws ImportConflict; some of the other events may have been written.
   */
  importEvents(events: readonly RecordedEvent[]): Promise<Position>;
}

/** Whether a log can import another log's history. */
export const takesHistory = (log: EventLog): log is EventLog & EventImport =>
  'importEvents' in log && typeof log.importEvents === 'function';
