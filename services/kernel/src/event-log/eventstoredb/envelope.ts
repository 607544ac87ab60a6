import type { JSONEventData, RecordedEvent as ServerEvent } from '@eventstore/db-client';
import type { Actor, RecordedEvent } from '@reprise/contracts/kernel';
import type { EventCatalogues } from '../event-catalogues';
import { maxEventBytes, type EventToAppend } from '../event-log.port';
import { positionOf } from './position';

/** An event's metadata. `$correlationId` and `$causationId` are the names that the server's own tools follow. */
export type Envelope = {
  readonly accountId: string;
  readonly actor: Actor;
  readonly version: number;
  /** ISO 8601, by our clock: a history taken over from another log keeps its times. */
  readonly time: string;
  readonly $correlationId: string;
  readonly $causationId: string;
};

type Json = Record<string, unknown>;

/** @throws RangeError for an event over `maxEventBytes`. */
export function eventDataOf(event: EventToAppend, time: string): JSONEventData {
  const { accountId, actor, version, correlationId, causationId } = event;
  const metadata = {
    accountId,
    actor,
    version,
    time,
    $correlationId: correlationId,
    $causationId: causationId,
  } satisfies Envelope;
  const data = event.data ?? {};
  const length = JSON.stringify(data).length + JSON.stringify(metadata).length;
  // A UTF-16 unit is at most three bytes of UTF-8, so small events need no exact count.
  if (length * 3 > maxEventBytes && bytesOf(data) + bytesOf(metadata) > maxEventBytes)
    throw new RangeError(`${event.type} is larger than ${maxEventBytes} bytes`);
  return { id: event.id, type: event.type, contentType: 'application/json', data: data as Json, metadata };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Streams and types that begin with `$` are the server's own. */
export const isSystemEvent = ({ type, streamId }: ServerEvent): boolean =>
  type.startsWith('$') || streamId.startsWith('$');

/** The event as we know it; `undefined` for one that bears no envelope of ours: the server's, or another product's. */
export function recordedOf(event: ServerEvent, catalogues: EventCatalogues): RecordedEvent | undefined {
  const meta = event.metadata as Partial<Envelope> | undefined;
  if (isSystemEvent(event) || meta?.accountId === undefined || !event.position) return undefined;
  const { accountId, actor, version, time, $correlationId, $causationId } = meta as Envelope;
  const current = catalogues.read(event.streamId, event.type, version, event.data);
  return {
    id: event.id,
    type: event.type,
    version: current.version,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
    time,
    accountId,
    actor,
    correlationId: $correlationId,
    causationId: $causationId,
    data: current.data,
  };
}
