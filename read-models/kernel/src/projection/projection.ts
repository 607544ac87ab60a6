import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { CollectionSpec, Document } from '../documents/documents.port';

/** A row of a read model. `position` is that of the last event it has seen; a second sight changes nothing. */
export type Row = Document & { readonly accountId: string; readonly position: string };

/** What one event does to one row: the next row, or `null` to remove it. Pure; never throws. */
export type Fold<R extends Row> = (row: R | undefined, event: RecordedEvent) => R | null | undefined;

/**
 * One question, one projection. `name` carries the version (`buyback_list_v2`): a changed projection gets a new
 * name, fills beside the old one and is switched to (blue/green). Rows are keyed by what `keys` gives.
 */
export type Projection<R extends Row = Row> = {
  readonly name: string;
  readonly collection: CollectionSpec;
  readonly on: readonly string[];
  /** Ids of the rows that an event touches. */
  keys(event: RecordedEvent): readonly string[];
  /** Next row for one key. `undefined` leaves it as it is. */
  fold(row: R | undefined, event: RecordedEvent, key: string): R | null | undefined;
};
