import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';

/** One record of the double's log. Data and metadata stay the bytes that were sent. */
export type StoredEvent = {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  /** Byte offset in the log, so never contiguous. For a write over gRPC, commit and prepare position are the same. */
  readonly position: bigint;
  readonly type: string;
  readonly contentType: string;
  /** 100 ns since 1970. */
  readonly created: string;
  readonly data: Uint8Array;
  readonly meta: Uint8Array;
};

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'meta'>;

const recordOverhead = 112;
const encoded = new WeakMap<StoredEvent, Buffer>();

/** Bytes that the event occupies in the log. */
export const sizeOf = (stream: string, { type, data, meta }: ProposedEvent): number =>
  recordOverhead + stream.length + type.length + data.length + meta.length;

export const nowInTicks = (): string => String(BigInt(Date.now()) * 10_000n);

/** The event as the bytes of a `ReadResp`; encoded once for all readers. */
export function wireOf(event: StoredEvent): Buffer {
  const known = encoded.get(event);
  if (known) return known;
  const position = String(event.position);
  const record = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(new StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(event.stream))))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.meta);
  record
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', event.created);
  const response = new ReadResp().setEvent(
    new ReadResp.ReadEvent().setEvent(record).setCommitPosition(position),
  );
  const bytes = Buffer.from(response.serializeBinary());
  encoded.set(event, bytes);
  return bytes;
}
