import { TombstoneResp, type TombstoneReq } from '@eventstore/db-client/generated/streams_pb';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { DoubleLog } from './double-log';
import { streamDeleted } from './grpc-errors';
import { streamOf } from './stream-of';

/** `Tombstone`, at any revision: the stream can never be read or written again. */
export const tombstoneHandler =
  (log: DoubleLog): handleUnaryCall<TombstoneReq, TombstoneResp> =>
  (call, reply) => {
    const stream = streamOf(call.request.getOptions()?.getStreamIdentifier());
    if (log.isTombstoned(stream)) return reply(streamDeleted(stream));
    const position = String(log.tombstone(stream).position);
    const at = new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
    reply(null, new TombstoneResp().setPosition(at));
  };
