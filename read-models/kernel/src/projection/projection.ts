import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { CollectionSpec, Document } from '../documents';
import type { StreamsOfPart } from './part';

/** A row of a read model. `position` is that of the last event that changed it; a repeated event changes nothing. */
export type Row = Document & { readonly accountId: string; readonly position: string };

/**
 * The effect of one event on one row: the next row, `null` to remove it, `undefined` to leave it. Pure; never
 * throws.
 */
export type Fold<R extends Row> = (
  row: R | undefined,
  event: RecordedEvent,
  key: string,
) => R | null | undefined;

/**
 * One question, one projection. `name` contains the version (`buyback_list_v2`): a changed projection gets a new
 * name, is filled beside the old one and then switched to (blue/green). Rows are keyed by the result of `keys`.
 */
export type Projection<R extends Row = Row> = {
  readonly name: string;
  readonly collection: CollectionSpec;
  readonly on: readonly string[];
  /** Those whose events may affect other rows than that of the stream's id. */
  readonly scattered: readonly string[];
  /** Ids of the rows affected by an event. */
  keys(event: RecordedEvent): readonly string[];
  /** Next row for one key. `undefined` leaves it unchanged. */
  fold(row: R | undefined, event: RecordedEvent, key: string): R | null | undefined;
};

/** Order of two positions of the log, as for `Array.sort`; only the log's adapter knows it. */
export type ComparePositions = (a: string, b: string) => number;

/** What a reader of the log needs: events of some types, of all streams or those of a part. */
export type WantedEvents = {
  readonly types: readonly string[];
  readonly streams?: StreamsOfPart | undefined;
};

/**
 * Those of up to `limit` events strictly after a position (`''`: from the first), in log order; empty at the end. Of
 * events that are not wanted all but the last of these may be left out.
 */
export type ReadAll = (
  after: string,
  limit: number,
  wanted?: WantedEvents,
) => Promise<readonly RecordedEvent[]>;

/** `buyback_list_v2` answers the question `buyback_list`. @throws RangeError for a name without a version. */
export function questionOf(name: string): string {
  const question = /^([a-z][a-z0-9_]*)_v\d+$/.exec(name)?.[1];
  if (!question) throw new RangeError(`a projection's name looks like question_v1, unlike ${name}`);
  return question;
}
