import { convertToCommandError, DeadlineExceededError, type EventStoreDBClient } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import type { CallOptions, ClientDuplexStream, Metadata } from '@grpc/grpc-js';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import { Timestamp } from 'google-protobuf/google/protobuf/timestamp_pb';
import type { ProposedEvent } from './recorded-event';
import { positionOf } from './position';
import type { Position } from '../event-log.port';
import { uuidv7 } from '../../base';

/** `position` is missing if the server does not return it, for a repeat that is not replicated yet. */
export type Written = { readonly revision: number; readonly position: Position | undefined };

type Call = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;
type Waiting = { readonly stream: string; resolve(written: Written): void; reject(error: Error): void };
type OpenCall = { readonly call: Call; readonly waiting: Map<string, Waiting>; over: boolean };

/** Internals of the client, on which its own calls are built. */
type Inside = {
  readonly createStream: (
    service: typeof StreamsClient,
    name: string,
    begin: (client: StreamsClient) => Call,
    cache: WeakMap<StreamsClient, Call>,
  ) => () => Promise<Call>;
  readonly callArguments: (
    options: { requiresLeader: boolean },
    callOptions: CallOptions,
  ) => [Metadata, CallOptions];
};

const insideOf = (client: EventStoreDBClient): Inside => ({
  createStream: Reflect.get(client, 'GRPCStreamCreator'),
  callArguments: Reflect.get(client, 'callArguments'),
});

/** The error as the client reports it; the client itself fails on a `not-leader` that names no leader. */
function toldByClient(error: Error): Error {
  try {
    return convertToCommandError(error);
  } catch (fault) {
    return Object.assign(new Error('the node is no longer the leader', { cause: fault }), {
      type: 'not-leader',
    });
  }
}

const ended = (): Error => Object.assign(new Error('the server ended the call'), { type: 'unavailable' });

/**
 * Appends of one process, all on one call: four times the throughput of one call each. The client has batches too,
 * but 6.2.1 keeps the pending requests of all clients of a process in one place, so an error of one rejects the
 * appends of the others and then throws on their replies; and it waits forever for a reply that never comes.
 */
export class BatchAppends {
  private readonly inside: Inside;
  private readonly open: () => Promise<Call>;
  private readonly calls = new WeakMap<Call, OpenCall>();
  private latest: OpenCall | undefined;

  constructor(
    client: EventStoreDBClient,
    private readonly deadlineMs: number,
  ) {
    this.inside = insideOf(client);
    const cache = new WeakMap<StreamsClient, Call>();
    this.open = this.inside.createStream(StreamsClient, 'appendToStream', (to) => this.begin(to), cache);
  }

  /** @param after revision of the stream's last event, -1 for none. @throws the client's errors. */
  append(stream: string, events: readonly ProposedEvent[], after: number): Promise<Written> {
    const id = uuidv7();
    const request = requestOf(id, stream, events, after, this.deadlineMs);
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        this.forget(id);
        reject(new DeadlineExceededError());
      }, this.deadlineMs);
      const over =
        <T>(settle: (with_: T) => void) =>
        (value: T) => (clearTimeout(deadline), settle(value));
      this.send(id, request, { stream, resolve: over(resolve), reject: over(reject) }).catch(over(reject));
    });
  }

  private async send(id: string, request: BatchAppendReq, waiting: Waiting): Promise<void> {
    const call = await this.open();
    const open = this.calls.get(call);
    if (!open || open.over) throw ended();
    open.waiting.set(id, waiting);
    call.write(request);
  }

  /** For a request that the server never answers; a call that was replaced has forgotten it already. */
  private forget(id: string): void {
    this.latest?.waiting.delete(id);
  }

  /** A call on an abandoned node is ended once nobody waits for its replies. */
  private retire(former: OpenCall | undefined): void {
    if (!former || former.over) return;
    setTimeout(() => former.over || former.call.end(), this.deadlineMs).unref();
  }

  private begin(client: StreamsClient): Call {
    const call = client.batchAppend(
      ...this.inside.callArguments({ requiresLeader: true }, { deadline: Infinity }),
    );
    const open: OpenCall = { call, waiting: new Map(), over: false };
    const fail = (error: Error): void => {
      open.over = true;
      open.waiting.forEach(({ reject }) => reject(error));
      open.waiting.clear();
    };
    this.calls.set(call, open);
    this.retire(this.latest);
    this.latest = open;
    call.on('data', (response: BatchAppendResp) => settle(open, response));
    call.on('error', (error: Error) => fail(toldByClient(error)));
    call.on('end', () => fail(ended()));
    return call;
  }
}

function settle({ waiting }: OpenCall, response: BatchAppendResp): void {
  const id = response.getCorrelationId()?.getString() ?? '';
  const append = waiting.get(id);
  if (!append) return;
  waiting.delete(id);
  const [error, success] = [response.getError(), response.getSuccess()];
  if (error || !success) return append.reject(error ? unpackToCommandError(error, append.stream) : ended());
  const at = success.getPosition();
  const position = at && {
    commit: BigInt(at.getCommitPosition()),
    prepare: BigInt(at.getPreparePosition()),
  };
  append.resolve({
    revision: Number(success.getCurrentRevision()),
    position: position && positionOf(position),
  });
}

function requestOf(
  id: string,
  stream: string,
  events: readonly ProposedEvent[],
  after: number,
  deadlineMs: number,
): BatchAppendReq {
  const identifier = new StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(stream)));
  const options = new BatchAppendReq.Options()
    .setStreamIdentifier(identifier)
    .setDeadline(Timestamp.fromDate(new Date(Date.now() + deadlineMs)));
  if (after < 0) options.setNoStream(new Empty());
  else options.setStreamPosition(String(after));
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(messageOf))
    .setIsFinal(true);
}

function messageOf({ id, type, data, metadata }: ProposedEvent): BatchAppendReq.ProposedMessage {
  const message = new BatchAppendReq.ProposedMessage()
    .setId(new UUID().setString(id))
    .setData(data)
    .setCustomMetadata(metadata);
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}
