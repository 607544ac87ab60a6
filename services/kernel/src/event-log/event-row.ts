import type { Actor, RecordedEvent } from '@reprise/contracts/kernel';
import type { EventCatalogues } from './event-catalogues';
import type { Database, Statement } from './sqlite-database';

export type StoredMeta = { actor: Actor; correlationId: string; causationId: string };

const columns = 'position, id, stream, revision, type, version, time, account_id, meta, data';
/** An event as stored, in the order of its columns. */
export type EventRow = readonly [
  position: number,
  id: string,
  stream: string,
  revision: number,
  type: string,
  version: number,
  time: string,
  accountId: string,
  meta: string,
  data: string,
];

/** Reads events as rows: the driver makes ten fields of an array in half the time of those of an object. */
export function eventRows(database: Database, which: string): Statement {
  const statement = database.prepare(`SELECT ${columns} FROM events WHERE ${which}`);
  statement.setReturnArrays(true);
  return statement;
}

export function recordedEvent(row: EventRow, catalogues: EventCatalogues): RecordedEvent {
  const [position, id, stream, revision, type, storedVersion, time, accountId, meta, stored] = row;
  const { actor, correlationId, causationId } = JSON.parse(meta) as StoredMeta;
  const { version, data } = catalogues.read(stream, type, storedVersion, JSON.parse(stored));
  return {
    id,
    type,
    version,
    stream,
    revision,
    position: String(position),
    time,
    accountId,
    actor,
    correlationId,
    causationId,
    data,
  };
}
