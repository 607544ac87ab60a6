import type { RecordedEvent as ServerEvent } from '@eventstore/db-client';
import type { Actor, RecordedEvent } from '@reprise/contracts/kernel';
import type { EventCatalogues } from '../event-catalogues';
import { maxEventBytes, type EventToAppend } from '../event-log.port';
import { positionOf } from './position';

/** An event's metadata. `$correlationId` and `$causationId` are the names used by the server's own tools. */
type Envelope = {
  readonly accountId: string;
  readonly actor: Actor;
  readonly version: number;
  /** ISO 8601, from our clock: an imported history keeps its times. */
  readonly time: string;
  readonly $correlationId: string;
  readonly $causationId: string;
};

/** An event as it is sent: data and metadata are JSON. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

const bytesOf = (value: unknown): Uint8Array => {
  const { buffer, byteOffset, length } = Buffer.from(JSON.stringify(value));
  return new Uint8Array(buffer, byteOffset, length);
};

/** @throws RangeError for an event over `maxEventBytes`. */
export function proposedOf(event: EventToAppend, time: string): ProposedEvent {
  const { id, type, accountId, actor, version, correlationId, causationId } = event;
  const envelope: Envelope = {
    accountId,
    actor,
    version,
    time,
    $correlationId: correlationId,
    $causationId: causationId,
  };
  const [data, metadata] = [bytesOf(event.data ?? {}), bytesOf(envelope)];
  if (data.length + metadata.length > maxEventBytes)
    throw new RangeError(`${type} is larger than ${maxEventBytes} bytes`);
  return { id, type, data, metadata };
}

/** Streams and types starting with `$` belong to the server. */
const isSystemEvent = ({ type, streamId }: ServerEvent): boolean =>
  type.startsWith('$') || streamId.startsWith('$');

/** The event in our form; `undefined` without our envelope: it is the server's, or another product's. */
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
