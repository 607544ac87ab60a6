import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import { frozen } from '../documents/frozen';
import type { Projection, Row } from '../projection';
import { foldEvents, touches, type Rows } from '../projection/fold-events';
import { comparePositions, recorded } from './projection.conformance';

/** Events of one stream, in log order, from position `from` on. */
export const historyOf = (
  stream: string,
  events: readonly DomainEvent[],
  { from = 1, accountId = 'a' } = {},
): RecordedEvent[] => events.map((event, index) => recorded(from + index, stream, event, accountId));

/** A handler that changes a row or an event in place throws: both are kept by others. */
const pure = <R extends Row>(projection: Projection<R>): Projection<R> => ({
  ...projection,
  fold: (row, event, key) => projection.fold(frozen(row), frozen(event), key),
});

/** Rows by key after a history, starting from the given rows. */
export function foldHistory<R extends Row>(
  projection: Projection<R>,
  history: readonly RecordedEvent[],
  before: Rows<R> = new Map(),
): ReadonlyMap<string, R> {
  const changed = foldEvents(pure(projection), touches(projection, history), before, comparePositions);
  const after = [...before, ...changed].filter((entry): entry is [string, R] => entry[1] !== undefined);
  return new Map(after);
}
