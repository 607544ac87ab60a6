import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position } from './event-log.port';

/** The target holds something else where an imported event belongs, or lacks the event before it. */
export class ImportConflict extends Error {
  constructor(
    readonly stream: string,
    readonly revision: number,
    /** Id of the event that is there; `undefined` when the stream has not come so far or the id lies elsewhere. */
    readonly found: string | undefined,
  ) {
    super(`${stream}: revision ${revision} ${found ? `already holds ${found}` : 'does not follow'}`);
    this.name = 'ImportConflict';
  }
}

/** A log that can take over the history of another one. Adapters pass `testing/event-import.conformance`. */
export interface EventImport {
  /**
   * Writes events of another log in the order given, with their ids, stream, revisions, times and meta; `position` is
   * ignored. What is there already, with the same id at the same place, is passed over, so a broken import is repeated
   * from any earlier event. One call at a time, by one writer. Consecutive events of one stream may be one append.
   * @returns the position in this log of the last of `events`; durable up to there.
   * @throws ImportConflict; events before the one at fault may have been written.
   */
  importEvents(events: readonly RecordedEvent[]): Promise<Position>;
}

/** Logs of this installation that can take over another's history. */
export const takesHistory = (log: EventLog): log is EventLog & EventImport =>
  'importEvents' in log && typeof log.importEvents === 'function';
