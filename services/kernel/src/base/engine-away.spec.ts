import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import { Unknown } from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { Refusal } from '@reprise/contracts/problems';
import { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { awaySignOf, isEngineAway } from './engine-away';

/** As reported by grpc-js. */
function rpc(code: status, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  Object.entries(trailers).forEach(([name, value]) => metadata.set(name, value));
  const error = new Error(`${code} ${status[code]}: ${details}`);
  return Object.assign(error, { name: 'Error', code, details, metadata });
}
/** As the client reports the server's reply to one append of a batch. */
function inBatch(words: string, type = 'google.protobuf.Empty'): Error {
  const details = new Any();
  details.pack(new Unknown().serializeBinary(), type);
  return unpackToCommandError(new Status().setMessage(words).setDetails(details), 'buyback-1');
}
const notLeader = rpc(status.NOT_FOUND, 'Leader info available', {
  exception: 'not-leader',
  'leader-endpoint-host': '127.0.0.1',
  'leader-endpoint-port': '2114',
});

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('EventStoreDB being unavailable', () => {
  it.each([
    ['a connection that broke off', new UnavailableError(), 'broken'],
    ['a call that the server cancelled', new CancelledError(), 'broken'],
    ['a node that leads no longer', new NotLeaderError(notLeader), 'broken'],
    [
      'a node that is not ready',
      new UnavailableError(rpc(status.UNAVAILABLE, 'Server Is Not Ready')),
      'broken',
    ],
    [
      'a read from a node without a leader',
      new UnknownError(rpc(status.UNKNOWN, 'No leader info available in response')),
      'broken',
    ],
    ['an append to a node without a leader', inBatch('No leader info available in response'), 'broken'],
    ['an append to a node that is not ready', inBatch('Server Is Not Ready'), 'broken'],
    ['an append to a node that is busy', inBatch('Server Is Busy'), 'broken'],
    ['an append that a node could not finish', inBatch('', 'event_store.client.Unknown'), 'broken'],
    ['an append that was too slow', inBatch('', 'event_store.client.Timeout'), 'waited'],
    [
      'an operation that was too slow',
      new TimeoutError(rpc(status.ABORTED, 'Operation timed out')),
      'waited',
    ],
    ['a deadline', new DeadlineExceededError(), 'waited'],
    [
      'a stream that was cut off',
      new UnknownError(rpc(status.INTERNAL, 'Received RST_STREAM with code 2 (Internal server error)')),
      'broken',
    ],
    ['a cluster without a fit node', new Error('Failed to discover after 10 attempts.'), 'waited'],
  ] as const)('is recognised from %s', (_case, error, told) => {
    expect(awaySignOf(error)?.told).toBe(told);
    expect(isEngineAway(new RangeError('around it', { cause: error }))).toBe(true);
  });
});

describe('an unavailable engine', () => {
  it.each([
    ['a refused connection', refused],
    ['one refused at each address', new AggregateError([refused])],
    ['a driver’s error around it', new Error('failed', { cause: refused })],
    ['MongoDB without a server', new MongoServerSelectionError('none', {} as never)],
    ['MongoDB’s connection gone', new MongoNetworkError('closed')],
    ['MongoDB between two primaries', new MongoServerError({ message: 'not primary', code: 10107 })],
    [
      'MongoDB’s connection gone in the middle of many writes',
      new MongoBulkWriteError(new MongoNetworkError('closed') as never, {} as never),
    ],
    [
      'many writes between two primaries',
      new MongoBulkWriteError({ message: 'not primary', code: 10107, writeErrors: [] }, {} as never),
    ],
    ['a channel that another call’s fault has closed', new Error('Channel has been shut down')],
    ['an adapter that has judged already', new Refusal('engine-unavailable')],
    ['a file that another process holds', Object.assign(new Error('busy'), { errcode: 5 })],
  ])('is recognised from %s', (_case, error) => {
    expect(isEngineAway(error)).toBe(true);
  });

  it.each([
    ['a refusal', new Refusal('not-found')],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['a key that is taken', new MongoServerError({ message: 'duplicate', code: 11000 })],
    [
      'one that is taken among many',
      new MongoBulkWriteError({ message: 'duplicate', code: 11000, writeErrors: [] }, {} as never),
    ],
    ['a stream that is not there', new StreamNotFoundError()],
    ['a stream that was ended', StreamDeletedError.fromStreamName('buyback-1')],
    ['a user without the right', new AccessDeniedError()],
    [
      'a position that no event has',
      new UnknownError(rpc(status.UNKNOWN, 'Unexpected ReadAllResult: Error')),
    ],
    ['an append that the server cannot read', inBatch('Required field StreamIdentifier not set.')],
    ['a refusal because of one', Object.assign(new Refusal('not-found'), { cause: refused })],
    ['nothing', undefined],
  ])('is not recognised from %s', (_case, error) => {
    expect(isEngineAway(error)).toBe(false);
  });
});
