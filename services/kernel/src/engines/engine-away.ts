import { Refusal } from '@reprise/contracts/problems';

/** Names of the errors by which the drivers of our engines say that no server answers, or that none can write now. */
const names = new Set([
  ...['MongoServerSelectionError', 'MongoNetworkError', 'MongoNetworkTimeoutError', 'MongoNotConnectedError'],
  ...[
    'MongoPoolClearedError',
    'PoolClearedOnNetworkError',
    'MongoTopologyClosedError',
    'MongoClientClosedError',
  ],
  ...['MongoOperationTimeoutError', 'MongoWaitQueueTimeoutError', 'MongoServerClosedError'],
  // kafkajs
  ...['KafkaJSConnectionError', 'KafkaJSRequestTimeoutError', 'KafkaJSNumberOfRetriesExceeded'],
  ...['KafkaJSBrokerNotFound', 'KafkaJSConnectionClosedError'],
  // Our own, around a client that would wait for ever.
  'ServerSilent',
]);
/** Types of @eventstore/db-client's errors: its classes lose their names in what it re-throws. */
const types = new Set(['unavailable', 'deadline-exceeded', 'timeout', 'not-leader', 'cancelled']);
/** Of grpc-js, on a channel that another call's fault has closed: a plain error. */
const channelClosed = 'Channel has been shut down';
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENETUNREACH', 'EHOSTUNREACH'],
]);
/** A MongoDB that has no primary for a moment, or is shutting down (server's error codes of that meaning). */
const retryableCodes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);
const serverErrors = new Set(['MongoServerError', 'MongoBulkWriteError', 'MongoWriteConcernError']);
/** SQLITE_BUSY: another process wrote for longer than we wait. */
const busy = 5;

type Clues = {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly httpStatus?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  /** What a MongoBulkWriteError was made of: where the connection broke, the error that told so, and no `cause`. */
  readonly errorResponse?: unknown;
};

const says = (set: ReadonlySet<unknown>, value: unknown): boolean => value !== undefined && set.has(value);

function isAway({ name, message, type, code, errcode, httpStatus }: Clues): boolean {
  if (says(names, name) || says(types, type) || says(codes, code)) return true;
  if (message === channelClosed) return true;
  if (says(serverErrors, name) && says(retryableCodes, code)) return true;
  // typesense: answers of a proxy or of a server that is starting or lagging.
  return httpStatus === 502 || httpStatus === 503 || httpStatus === 504 || errcode === busy;
}

const depth = 5;

/**
 * Whether an error means that an engine does not answer, rather than that it said no: such an error passes by itself,
 * and its like is met with patience. Judged by what the drivers write into their errors, causes included, so that no
 * driver need be loaded.
 */
export function isEngineAway(error: unknown, left = depth): boolean {
  if (typeof error !== 'object' || error === null || left === 0) return false;
  if (error instanceof Refusal) return error.code === 'engine-unavailable';
  const clues: Clues = error;
  if (isAway(clues)) return true;
  const within = Array.isArray(clues.errors) ? clues.errors : [];
  return [clues.cause, clues.errorResponse, ...within].some((each: unknown) => isEngineAway(each, left - 1));
}
