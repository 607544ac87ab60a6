import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import { added } from './added';
import type { Handlers, RowContent } from './define-projection';
import type { Row } from './projection';

/** Changes to a row that must already exist; an event for an unknown row has no effect. */
export type Changes<R extends Row, E extends DomainEvent> = {
  readonly [T in E['type']]?: (
    row: R,
    event: RecordedEvent<Extract<E, { type: T }>>,
    key: string,
  ) => RowContent<R> | null | undefined;
};

/**
 * Handlers for events after the one that created a row.
 * @param touch additional effect of every such event, for example the time of the last change.
 */
export function knownRow<R extends Row, E extends DomainEvent>(
  changes: Changes<R, E>,
  touch: (event: RecordedEvent) => Partial<RowContent<R>> = () => ({}),
): Handlers<R, E> {
  type Change = (row: R, event: RecordedEvent, key: string) => RowContent<R> | null | undefined;
  const wrap =
    (change: Change) =>
    (row: R | undefined, event: RecordedEvent, key: string): RowContent<R> | null | undefined => {
      const next = row && change(row, event, key);
      return next ? added(next, row, touch(event)) : next;
    };
  const wrapped = Object.entries(changes).map(([type, change]) => [type, wrap(change as Change)]);
  return Object.fromEntries(wrapped) as Handlers<R, E>;
}
