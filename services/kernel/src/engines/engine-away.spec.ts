import { DeadlineExceededError, StreamNotFoundError, UnavailableError } from '@eventstore/db-client';
import { Refusal } from '@reprise/contracts/problems';
import { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isEngineAway } from './engine-away';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('an engine that is away', () => {
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
    ['EventStoreDB away', new UnavailableError()],
    ['EventStoreDB too slow', new DeadlineExceededError()],
    ['an adapter that has judged already', new Refusal('engine-unavailable')],
    ['a file that another process holds', Object.assign(new Error('busy'), { errcode: 5 })],
  ])('is told from %s', (_case, error) => {
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
    ['nothing', undefined],
  ])('is not told from %s', (_case, error) => {
    expect(isEngineAway(error)).toBe(false);
  });
});
