import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { ServerWritableStream } from '@grpc/grpc-js';

/** Responses are sent as bytes: an event is encoded once for all its readers. */
export type ReadCall = ServerWritableStream<ReadReq, Buffer>;

export const bytesOf = (response: ReadResp): Buffer => Buffer.from(response.serializeBinary());

/** Resolves when the call accepts more, or is over. */
export const drained = (call: ReadCall): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      call.off('drain', end);
      call.off('cancelled', end);
      done();
    };
    call.on('drain', end);
    call.on('cancelled', end);
    if (call.cancelled) end();
  });
