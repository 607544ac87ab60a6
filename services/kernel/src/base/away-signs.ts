/** The properties of an error. All clues listed in a sign must match. */
export type Clues = {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly httpStatus?: unknown;
};
type OneOf = readonly (string | number | undefined)[];

/** How one driver's error shows that its engine does not answer, or cannot work at present. */
export type AwaySign = {
  readonly of: string;
  readonly name?: OneOf;
  readonly type?: OneOf;
  readonly code?: OneOf;
  readonly errcode?: OneOf;
  readonly httpStatus?: OneOf;
  readonly message?: RegExp;
  /** `broken`: another connection or node may answer a retry. `waited`: the caller has waited long enough. */
  readonly told: 'broken' | 'waited';
  /** This node has no leader: another node may know one. */
  readonly leaderless?: true;
};

const sockets: AwaySign = {
  of: 'a connection',
  code: [
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
    ...['ENETUNREACH', 'EHOSTUNREACH'],
  ],
  told: 'broken',
};

/** @eventstore/db-client 6.2.1. Errors that it rethrows lose their class names, so `type` identifies them. */
const eventStoreDb: readonly AwaySign[] = [
  { of: 'a call that broke off', type: ['unavailable', 'cancelled'], told: 'broken' },
  // The client then uses the leader named in the reply.
  { of: 'a node that leads no longer', type: ['not-leader'], told: 'broken' },
  { of: 'a deadline', type: ['deadline-exceeded', 'timeout'], told: 'waited' },
  {
    of: 'a node without a leader',
    type: ['unknown'],
    message: /(No leader info available in response|Server Is (Not Ready|Too Busy|Busy))$/,
    told: 'broken',
    leaderless: true,
  },
  // Replies to one append of a batch carry no gRPC code: this one is for a write that its node could not finish.
  {
    of: 'a write without an outcome',
    type: ['unknown'],
    code: [undefined],
    message: /^$/,
    told: 'broken',
    leaderless: true,
  },
  {
    of: 'a stream that the server’s end cut off',
    type: ['unknown'],
    message: /Received RST_STREAM|Cancelled on client/,
    told: 'broken',
  },
  // Plain errors of grpc-js, on a channel closed by another call's error, and of the search for a node.
  { of: 'a closed channel', message: /^Channel has been shut down$/, told: 'broken' },
  {
    of: 'a cluster without a fit node',
    message: /^Failed to discover after \d+ attempts\.$/,
    told: 'waited',
  },
  // Our own error, for a client that would wait forever.
  { of: 'a silent server', name: ['ServerSilent'], told: 'waited' },
];

const mongoDb: readonly AwaySign[] = [
  {
    of: 'MongoDB without a server',
    name: [
      ...[
        'MongoServerSelectionError',
        'MongoNetworkError',
        'MongoNetworkTimeoutError',
        'MongoNotConnectedError',
      ],
      ...[
        'MongoPoolClearedError',
        'PoolClearedOnNetworkError',
        'MongoTopologyClosedError',
        'MongoClientClosedError',
      ],
      ...['MongoOperationTimeoutError', 'MongoWaitQueueTimeoutError', 'MongoServerClosedError'],
    ],
    told: 'waited',
  },
  {
    of: 'MongoDB without a primary for a moment, or shutting down',
    name: ['MongoServerError', 'MongoBulkWriteError', 'MongoWriteConcernError'],
    code: [91, 189, 10107, 11600, 11602, 13435, 13436],
    told: 'broken',
  },
];

const others: readonly AwaySign[] = [
  {
    of: 'kafkajs',
    name: [
      ...['KafkaJSConnectionError', 'KafkaJSRequestTimeoutError', 'KafkaJSNumberOfRetriesExceeded'],
      ...['KafkaJSBrokerNotFound', 'KafkaJSConnectionClosedError'],
    ],
    told: 'waited',
  },
  // Replies of a proxy, or of a server that is starting or lagging.
  { of: 'typesense', httpStatus: [502, 503, 504], told: 'broken' },
  { of: 'an adapter that has judged already', code: ['engine-unavailable'], told: 'waited' },
  // SQLITE_BUSY: another process kept the write lock for longer than we wait.
  { of: 'a file that another process holds', errcode: [5], told: 'waited' },
];

export const awaySigns: readonly AwaySign[] = [sockets, ...eventStoreDb, ...mongoDb, ...others];
