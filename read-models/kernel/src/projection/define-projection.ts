import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import type { CollectionSpec } from '../documents';
import { added } from './added';
import { questionOf, type Projection, type Row } from './projection';

/** The result of a handler; `_id`, `accountId` and `position` come from the key and the event. */
export type RowContent<R extends Row> = R extends Row ? Omit<R, '_id' | 'accountId' | 'position'> : never;

type Recorded<E extends DomainEvent, T extends string> = RecordedEvent<Extract<E, { type: T }>>;
export type Handlers<R extends Row, E extends DomainEvent> = {
  readonly [T in E['type']]?: (
    row: R | undefined,
    event: Recorded<E, T>,
    key: string,
  ) => RowContent<R> | null | undefined;
};

type KeysOf<E extends DomainEvent> = (event: RecordedEvent<E>) => readonly string[];

export type ProjectionDefinition<R extends Row, E extends DomainEvent> = {
  /** Question and version: `buyback_list_v1`. */
  readonly name: string;
  readonly collection?: Omit<CollectionSpec, 'name'>;
  /**
   * Ids of the rows affected by an event; by default the id in the stream's name (`buyback-{id}`). One function for events of
   * all types, or one for each type that affects other rows.
   */
  readonly keys?: KeysOf<E> | { readonly [T in E['type']]?: KeysOf<Extract<E, { type: T }>> };
  readonly handlers: Handlers<R, E>;
};

/** The UUID after the category in a stream's name. */
export const streamId = (event: RecordedEvent): string => event.stream.slice(event.stream.indexOf('-') + 1);

/**
 * Declares a projection as a map from event type to a pure change of a row. A handler receives the row (or
 * undefined) and returns the next one, `null` to remove it, or `undefined` to leave it; it may spread the old row.
 */
export function projection<R extends Row, E extends DomainEvent = DomainEvent>(
  definition: ProjectionDefinition<R, E>,
): Projection<R> {
  questionOf(definition.name);
  // A handler only receives events of its type, so the table need not track which handler takes which event.
  type Handler = (row: R | undefined, event: RecordedEvent, key: string) => RowContent<R> | null | undefined;
  const handlers = new Map(Object.entries(definition.handlers) as [string, Handler][]);
  const on = [...handlers.keys()];
  const { keys = {} } = definition;
  const given = typeof keys === 'function' ? on.map((type) => [type, keys]) : Object.entries(keys);
  const elsewhere = new Map(given as [string, KeysOf<DomainEvent>][]);
  return {
    name: definition.name,
    collection: { ...definition.collection, name: definition.name },
    on,
    scattered: [...elsewhere.keys()],
    keys: (event) => elsewhere.get(event.type)?.(event) ?? [streamId(event)],
    fold(row, event, key) {
      const next = handlers.get(event.type)?.(row, event, key);
      if (next === null || next === undefined) return next;
      const own = { _id: key, accountId: event.accountId, position: event.position };
      return added(next, row, own) as unknown as R;
    },
  };
}
