import type { Actor, DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';

/** Opaque outside the adapter. `''` lies before the first event. */
export type Position = string;

/** What the stream must look like for an append: a revision, nothing yet, or anything. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type EventToAppend<E extends DomainEvent = DomainEvent> = E & {
  /** Derived from the command id and the index, so that a re-sent command appends nothing. */
  readonly id: string;
  readonly version: number;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

export type AppendResult = { readonly revision: number; readonly position: Position };

/** The stream is not where the writer thought. `actual` is -1 for a stream without events. */
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

/** Bytes of JSON that one event may have. */
export const maxEventBytes = 256 * 1024;

/**
 * The one source of truth. Adapters: SQLite (embedded), EventStoreDB. Every adapter passes
 * `testing/event-log.conformance`.
 */
export interface EventLog {
  /**
   * Appends all events or none, durable when it resolves. Appending ids that the stream already holds resolves
   * with their position and writes nothing.
   * @throws RevisionConflict, RangeError for an event over `maxEventBytes`.
   */
  append(stream: string, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult>;
  /** Events of one stream in revision order, from `fromRevision` on (0 unless named). Empty for an unknown stream. */
  readStream(stream: string, fromRevision?: number): Promise<readonly RecordedEvent[]>;
  /**
   * Up to `limit` events of all streams strictly after `after`, in log order. Fewer are all there is; what other
   * processes have just written may be some milliseconds away, what this one has written is there.
   * @throws RangeError or the engine's error for a position that is not this log's.
   */
  readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]>;
  /** Position of the newest event; `''` for an empty log. */
  head(): Promise<Position>;
  /** Negative, zero or positive, as for `Array.sort`; NaN when either is no position of this log. */
  compare(a: Position, b: Position): number;
  /**
   * Number of events after `position`: the lag of a consumer. Exact up to 1000; a larger one may be an estimate, which
   * says at least that it is large. SQLite's is always exact.
   */
  distance(position: Position): Promise<number>;
  /** Calls back soon after something was appended by any process; the caller then reads. Returns the unsubscribe. */
  onAppend(wake: () => void): () => void;
  close(): Promise<void>;
}
