import { Empty } from '@eventstore/db-client/generated/shared_pb';
import { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb';
import { status, type handleClientStreamingCall } from '@grpc/grpc-js';
import type { Expected } from './commit-check';
import { notLeading } from './cluster-node';
import type { Appended } from './double-log';
import type { DoubleNode } from './double-node';
import { refusalOf, rpcError } from './grpc-errors';
import type { ProposedEvent } from './stored-event';
import { streamOf } from './stream-of';

type Message = Pick<
  AppendReq.ProposedMessage,
  'getId' | 'getMetadataMap' | 'getData_asU8' | 'getCustomMetadata_asU8'
>;

export const proposedOf = (message: Message): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  meta: message.getCustomMetadata_asU8(),
});

function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasRevision() ? Number(options.getRevision()) : 'any';
}

function wrongVersion(expected: Expected, current: number): AppendResp {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(String(current));
  if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new Empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new Empty());
  else wrong.setExpectedAny(new Empty());
  return new AppendResp().setWrongExpectedVersion(wrong);
}

function success({ revision, position }: Appended): AppendResp {
  const at = new AppendResp.Position()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new AppendResp().setSuccess(
    new AppendResp.Success().setCurrentRevision(String(revision)).setPosition(at),
  );
}

/** `Append`: first the options, then the events of one append. */
export const appendHandler =
  ({ log, gate, node }: DoubleNode): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, reply) => {
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) events.push(proposedOf(message));
    });
    call.on('end', async () => {
      await gate.passed();
      const refused = notLeading(node.standing(), log.all.length);
      if (refused) return reply(refused);
      if (!options) return reply(rpcError(status.INVALID_ARGUMENT, 'no options'));
      const [stream, expected] = [streamOf(options.getStreamIdentifier()), expectedOf(options)];
      const result = log.append(stream, events, expected);
      if (!('failure' in result)) return reply(null, success(result));
      if (result.failure !== 'wrong-expected-version') return reply(refusalOf(stream, result));
      return reply(null, wrongVersion(expected, result.current));
    });
  };
