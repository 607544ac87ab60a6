import {
  MaximumAppendSizeExceeded,
  StreamDeleted,
  StreamIdentifier,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb';
import { Unknown } from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import { AllStreamPosition } from '@eventstore/db-client/generated/shared_pb';
import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import { proposedOf } from './append.handler';
import { leaderlessWords, notLeading } from './cluster-node';
import type { Expected } from './commit-check';
import type { Appended, AppendFailure, DoubleLog } from './double-log';
import type { DoubleNode } from './double-node';
import type { ProposedEvent } from './stored-event';
import { streamOf } from './stream-of';

type Batch = { readonly options: BatchAppendReq.Options; readonly events: ProposedEvent[] };

function expectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasStreamPosition() ? Number(options.getStreamPosition()) : 'any';
}

function wrongVersion(expected: Expected, current: number): WrongExpectedVersion {
  const wrong = new WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (typeof expected === 'number') return wrong.setExpectedStreamPosition(String(expected));
  if (expected === 'no_stream') return wrong.setExpectedNoStream(new Empty());
  return expected === 'any' ? wrong.setExpectedAny(new Empty()) : wrong.setExpectedStreamExists(new Empty());
}

function packed(stream: StreamIdentifier | undefined, expected: Expected, failed: AppendFailure): Any {
  const details = new Any();
  const pack = (message: { serializeBinary(): Uint8Array }, name: string): Any => {
    details.pack(message.serializeBinary(), `event_store.client.${name}`);
    return details;
  };
  switch (failed.failure) {
    case 'wrong-expected-version':
      return pack(wrongVersion(expected, failed.current), 'WrongExpectedVersion');
    case 'stream-deleted':
      return pack(new StreamDeleted().setStreamIdentifier(stream), 'StreamDeleted');
    case 'maximum-append-size-exceeded':
      return pack(
        new MaximumAppendSizeExceeded().setMaxappendsize(failed.limit),
        'MaximumAppendSizeExceeded',
      );
  }
}

const success = ({ revision, position }: Appended): BatchAppendResp.Success =>
  new BatchAppendResp.Success()
    .setCurrentRevision(String(revision))
    .setPosition(
      new AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position)),
    );

function answer(log: DoubleLog, { options, events }: Batch): BatchAppendResp {
  const stream = options.getStreamIdentifier();
  const expected = expectedOf(options);
  const result = log.append(streamOf(stream), events, expected);
  const response = new BatchAppendResp().setStreamIdentifier(stream);
  return 'failure' in result
    ? response.setError(new Status().setDetails(packed(stream, expected, result)))
    : response.setSuccess(success(result));
}

/** One of the replies of its call: the node has no leader, and may not even know whether it has written. */
function leaderless({ options }: Batch, turn: number): BatchAppendResp {
  const words = leaderlessWords[turn % leaderlessWords.length] ?? '';
  const details = new Any();
  if (words === '') details.pack(new Unknown().serializeBinary(), 'event_store.client.Unknown');
  else details.pack(new Empty().serializeBinary(), 'google.protobuf.Empty');
  return new BatchAppendResp()
    .setStreamIdentifier(options.getStreamIdentifier())
    .setError(new Status().setMessage(words).setDetails(details));
}

/** `BatchAppend`: many appends on one call, each with its correlation id, each answered separately. */
export const batchAppendHandler =
  ({ log, gate, node }: DoubleNode): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const batches = new Map<string, Batch>();
    let turn = 0;
    call.on('data', async (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      if (options) batches.set(id, { options, events: [] });
      const batch = batches.get(id);
      batch?.events.push(...request.getProposedMessagesList().map(proposedOf));
      if (!batch || !request.getIsFinal()) return;
      batches.delete(id);
      await gate.passed();
      const standing = node.standing();
      // The whole call ends and names the leader.
      if (standing.role === 'follower') return void call.emit('error', notLeading(standing, 0));
      turn += 1;
      const answered = standing.role === 'leader' ? answer(log, batch) : leaderless(batch, turn);
      call.write(answered.setCorrelationId(request.getCorrelationId()));
    });
    call.on('end', () => call.end());
    call.on('error', () => {});
  };
