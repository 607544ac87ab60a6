import { EventStoreDBClient } from '@eventstore/db-client';
import { BatchAppends } from './batch-appends';

/** What is large to load, and so loaded by the processes alone that run on EventStoreDB. */
export type Connection = {
  readonly client: EventStoreDBClient;
  readonly appends: BatchAppends;
  /** Ends calls and closes the channel, which the client's `dispose` leaves open. */
  close(): Promise<void>;
};

export function connect(url: string, deadlineMs: number): Connection {
  const client = EventStoreDBClient.connectionString(url);
  const channelOf: () => Promise<{ close(): void }> = Reflect.get(client, 'getChannel');
  return {
    client,
    appends: new BatchAppends(client, deadlineMs),
    async close() {
      await client.dispose();
      await channelOf().then(
        (channel) => channel.close(),
        () => {},
      );
    },
  };
}
