import type { Actor, DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import type { WantedEvents } from '@reprise/read-kernel';

/** Opaque outside the adapter. `''` is before the first event. */
export type Position = string;

/** What an append expects of the stream: a revision, no events yet, or anything. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type EventToAppend<E extends DomainEvent = DomainEvent> = E & {
  /** Derived from the command id and the index, so that a repeated command appends nothing. */
  readonly id: string;
  readonly version: number;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

export type AppendResult = { readonly revision: number; readonly position: Position };

/** The stream is not at the revision that the writer expected. `actual` is -1 for an empty stream. */
export class RevisionConflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual}`);
    this.name = 'RevisionConflict';
  }
}

/** Maximum size of one event in bytes of JSON. */
export const maxEventBytes = 256 * 1024;

/**
 * The single source of truth. Adapters: SQLite (embedded), EventStoreDB. Each passes
 * `testing/event-log.conformance`.
 */
export interface EventLog {
  /**
   * Appends all events or none; durable when it resolves. Appending ids that the stream already contains resolves
   * with their position and writes nothing.
   * @throws RevisionConflict, RangeError for an event over `maxEventBytes`.
   */
  append(stream: string, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult>;
  /**
   * Events of one stream in revision order, starting at `fromRevision` (default 0), all or at most `limit` of them.
   * Empty for an unknown stream.
   */
  readStream(stream: string, fromRevision?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  /**
   * Up to `limit` events of all streams strictly after `after`, in log order. Fewer mean the end of the log. Events
   * just written by other processes may appear some milliseconds later; this process's own are included. Of events that
   * are not `wanted` all but the last of these may be left out: fewer then mean nothing.
   * @throws RangeError or the engine's error for a position that is not from this log.
   */
  readAll(after: Position, limit: number, wanted?: WantedEvents): Promise<readonly RecordedEvent[]>;
  /** Position of the newest event; `''` for an empty log. */
  head(): Promise<Position>;
  /** Negative, zero or positive, as for `Array.sort`; NaN if either is not a position of this log. */
  compare(a: Position, b: Position): number;
  /**
   * Number of events after `position`: the lag of a consumer. Exact up to 1000; a larger value may be an estimate
   * that only shows that it is large. SQLite's is always exact.
   */
  distance(position: Position): Promise<number>;
  /** Calls back soon after any process appended something; the caller then reads. Returns the unsubscribe. */
  onAppend(wake: () => void): () => void;
  close(): Promise<void>;
}
