import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppends } from './batch-appends';
import { onceMoreOn, type OnceMore } from './once-more';

/** What is large to load, and so loaded by the processes alone that run on EventStoreDB. */
export type Connection = {
  readonly client: EventStoreDBClient;
  readonly appends: BatchAppends;
  readonly onceMore: OnceMore;
  /** Ends calls and closes the channel, which the client's `dispose` leaves open. */
  close(): Promise<void>;
};

type Channel = { close(): void };
/** What the client keeps to itself. */
export type Inside = {
  readonly createChannel: () => Promise<Channel>;
  readonly getGRPCClient: (service: typeof StreamsClient, name: string) => Promise<StreamsClient>;
  /** Leaves the node after a fault of a call, if no other call has done so. */
  readonly handleError: (client: StreamsClient, error: Error) => Promise<void>;
};

export const insideOf = (client: EventStoreDBClient): Inside => ({
  createChannel: Reflect.get(client, 'createChannel'),
  getGRPCClient: Reflect.get(client, 'getGRPCClient'),
  handleError: Reflect.get(client, 'handleError'),
});

/**
 * 6.2.1 calls `handleError` without waiting for it. While no node of a cluster is fit, the channel that it asks about was
 * never made: its rejection would be nobody's, and the end of the process. The call itself has been told.
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
      // Not waited for: while no node is fit, the search for one may take long.
      void channel.then((open) => open?.close());
    },
  };
}
