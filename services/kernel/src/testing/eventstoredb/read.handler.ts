import { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb';
import { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { notLeading, requiresLeader } from './cluster-node';
import type { DoubleLog } from './double-log';
import type { DoubleNode } from './double-node';
import { filterOf } from './event-filter';
import type { Gate } from './gate';
import { badPosition, streamDeleted } from './grpc-errors';
import { bytesOf, drained, type ReadCall } from './read-call';
import { wireOf, type StoredEvent } from './stored-event';
import { streamOf } from './stream-of';
import { subscribe } from './subscription';

const isBackwards = (options: ReadReq.Options): boolean =>
  options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;

/** Index of the first event to read, in the reading direction. */
function startInStream(stream: ReadReq.Options.StreamOptions, length: number, backwards: boolean): number {
  if (stream.hasStart()) return 0;
  if (stream.hasEnd()) return backwards ? length - 1 : length;
  const revision = Number(stream.getRevision());
  return backwards ? Math.min(revision, length - 1) : revision;
}

/** Forwards a position is that of the next event; backwards it is just after it. */
function startInAll(log: DoubleLog, all: ReadReq.Options.AllOptions, backwards: boolean): number | undefined {
  const { length } = log.all;
  if (all.hasStart()) return backwards ? -1 : 0;
  if (all.hasEnd()) return backwards ? length - 1 : length;
  const position = BigInt(all.getPosition()?.getCommitPosition() ?? '0');
  const index = log.indexOf(position);
  if (log.all[index]?.position !== position) return undefined;
  return backwards ? index - 1 : index;
}

async function send(
  call: ReadCall,
  gate: Gate,
  events: readonly StoredEvent[],
  start: number,
  options: ReadReq.Options,
) {
  const step = isBackwards(options) ? -1 : 1;
  const filter = filterOf(options);
  let left = BigInt(options.getCount());
  for (let index = start; left > 0n && index >= 0 && index < events.length; index += step) {
    const event = events[index];
    if (!event || filter?.passes(event) === false) continue;
    left -= 1n;
    await gate.passed();
    if (!call.write(wireOf(event))) await drained(call);
    if (call.cancelled) return;
  }
  call.end();
}

function readStream(log: DoubleLog, gate: Gate, call: ReadCall, of: ReadReq.Options.StreamOptions): void {
  const options = call.request.getOptions() ?? new ReadReq.Options();
  const name = streamOf(of.getStreamIdentifier());
  const events = log.stream(name);
  if (log.isTombstoned(name)) return void call.emit('error', streamDeleted(name));
  if (events.length > 0)
    return void send(call, gate, events, startInStream(of, events.length, isBackwards(options)), options);
  const identifier = new StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(name)));
  call.write(
    bytesOf(new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier))),
  );
  call.end();
}

function subscribeTo(log: DoubleLog, gate: Gate, call: ReadCall, options: ReadReq.Options): void {
  const [stream, all] = [options.getStream(), options.getAll()];
  if (stream) {
    const name = streamOf(stream.getStreamIdentifier());
    const after = stream.hasRevision() ? 1 : 0;
    const start = startInStream(stream, log.stream(name).length, false) + after;
    return subscribe({ log, gate, call, events: () => log.stream(name), start, filter: undefined });
  }
  const start = all && startInAll(log, all, false);
  if (start === undefined) return void call.emit('error', badPosition());
  const after = all?.hasPosition() ? 1 : 0;
  subscribe({ log, gate, call, events: () => log.all, start: start + after, filter: filterOf(options) });
}

/** `Read`: one stream or `$all`, a count of events or a subscription. */
export const readHandler =
  ({ log, gate, node }: DoubleNode) =>
  async (call: ReadCall): Promise<void> => {
    call.on('error', () => {});
    await gate.passed();
    const refused = requiresLeader(call.metadata) && notLeading(node.standing(), log.all.length);
    if (refused) return void call.emit('error', refused);
    const options = call.request.getOptions() ?? new ReadReq.Options();
    if (options.hasSubscription()) return subscribeTo(log, gate, call, options);
    const [stream, all] = [options.getStream(), options.getAll()];
    if (stream) return readStream(log, gate, call, stream);
    const start = all && startInAll(log, all, isBackwards(options));
    if (start === undefined) return void call.emit('error', badPosition());
    await send(call, gate, log.all, start, options);
  };
