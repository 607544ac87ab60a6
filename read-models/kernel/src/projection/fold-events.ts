import type { RecordedEvent } from '@reprise/contracts/kernel';
import { ProjectionFailure } from './projection-failure';
import type { ComparePositions, Projection, Row } from './projection';

/** An event and the rows that it affects. */
export type Touch = { readonly event: RecordedEvent; readonly keys: readonly string[] };
/** Rows by key; `undefined` for one known not to exist. */
export type Rows<R extends Row> = ReadonlyMap<string, R | undefined>;

/** @throws ProjectionFailure naming the event whose keys cannot be determined. */
export function touches<R extends Row>(projection: Projection<R>, events: readonly RecordedEvent[]): Touch[] {
  const heard = new Set(projection.on);
  return events
    .filter((event) => heard.has(event.type))
    .map((event) => {
      try {
        return { event, keys: projection.keys(event) };
      } catch (cause) {
        throw new ProjectionFailure(projection.name, event, cause);
      }
    });
}

/**
 * A row belongs to the account of the events that created it; otherwise one tenant's data would be shown to another.
 */
function checkedRow<R extends Row>(row: R, event: RecordedEvent, key: string): R {
  if (row.accountId !== event.accountId)
    throw new TypeError(`row ${key} does not belong to the account of its event`);
  // As `projection` makes it, and nobody else has it yet.
  if (row._id === key && row.position === event.position) return row;
  return { ...row, _id: key, position: event.position };
}

/**
 * Folds events, in log order, over rows already loaded. An event that a row has already seen does not change it.
 * @returns the changed rows; `undefined` for one to be removed.
 * @throws ProjectionFailure naming the event whose fold threw.
 */
export function foldEvents<R extends Row>(
  projection: Projection<R>,
  touched: readonly Touch[],
  rows: Rows<R>,
  compare: ComparePositions,
): Rows<R> {
  const changed = new Map<string, R | undefined>();
  for (const { event, keys } of touched) {
    for (const key of keys) {
      const row = changed.has(key) ? changed.get(key) : rows.get(key);
      if (row && compare(row.position, event.position) >= 0) continue;
      try {
        const next = projection.fold(row, event, key);
        if (next !== undefined) changed.set(key, next === null ? undefined : checkedRow(next, event, key));
      } catch (cause) {
        throw new ProjectionFailure(projection.name, event, cause);
      }
    }
  }
  return changed;
}
