import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppends } from './batch-appends';
import { onceMoreOn, type OnceMore } from './once-more';

/** Heavy to load, and so only loaded by processes that use EventStoreDB. */
export type Connection = {
  readonly client: EventStoreDBClient;
  readonly appends: BatchAppends;
  readonly onceMore: OnceMore;
  /** Ends calls and closes the channel, which the client's `dispose` leaves open. */
  close(): Promise<void>;
};

type Channel = { close(): void };
/** Internals of the client. */
export type Inside = {
  readonly createChannel: () => Promise<Channel>;
  readonly getGRPCClient: (service: typeof StreamsClient, name: string) => Promise<StreamsClient>;
  /** Leaves the node after a failed call, unless another call has already done so. */
  readonly handleError: (client: StreamsClient, error: Error) => Promise<void>;
};

export const insideOf = (client: EventStoreDBClient): Inside => ({
  createChannel: Reflect.get(client, 'createChannel'),
  getGRPCClient: Reflect.get(client, 'getGRPCClient'),
  handleError: Reflect.get(client, 'handleError'),
});

/**
 * 6.2.1 calls `handleError` without awaiting it. While no node of a cluster is available, the channel it asks for
 * was never created: its rejection would be unhandled and end the process. The call itself has already failed.
 */
function answerForFaults(client: EventStoreDBClient, { handleError }: Inside): void {
  const handled: Inside['handleError'] = (of, error) => handleError(of, error).catch(() => undefined);
  Reflect.set(client, 'handleError', handled);
}

export function connect(url: string, deadlineMs: number): Connection {
  const client = EventStoreDBClient.connectionString(url);
  const inside = insideOf(client);
  answerForFaults(client, inside);
  let channel: Promise<Channel | undefined> = Promise.resolve(undefined);
  const createChannel: Inside['createChannel'] = () => {
    const created = inside.createChannel();
    channel = created.catch(() => undefined);
    return created;
  };
  Reflect.set(client, 'createChannel', createChannel);
  const leave = async (): Promise<void> => {
    const node = await inside.getGRPCClient(StreamsClient, 'leave').catch(() => undefined);
    if (node) await inside.handleError(node, new UnavailableError());
  };
  return {
    client,
    appends: new BatchAppends(client, deadlineMs),
    onceMore: onceMoreOn(leave),
    async close() {
      await client.dispose();
      // Not awaited: while no node is available, finding one may take long.
      void channel.then((open) => open?.close());
    },
  };
}
