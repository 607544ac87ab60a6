import { MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerCredentials } from '@grpc/grpc-js';
import type { ClusterNode } from './cluster-node';
import { Door } from './door';
import { DoubleLog, type DoubleLogOptions } from './double-log';
import { Gate } from './gate';
import { grpcServer } from './grpc-server';

export type EventStoreDoubleOptions = DoubleLogOptions & {
  /** Any free one by default. */
  readonly port?: number;
  /** The address on which it listens; by default only this machine. */
  readonly address?: string;
  /** For a cluster, whose nodes share one log. */
  readonly inCluster?: { readonly log: DoubleLog; readonly node: ClusterNode };
};

export type EventStoreDouble = {
  /** Connection string of the client. */
  readonly url: string;
  readonly port: number;
  readonly log: DoubleLog;
  /** Stops serving but keeps the data; connections break. */
  goAway(): Promise<void>;
  /** Serves again, on the same port. */
  comeBack(): Promise<void>;
  /** Breaks every connection, and continues to serve. */
  dropConnections(): void;
  /** Answers nothing, with open connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** A single node is its own leader. */
const alone = (port: () => number): ClusterNode => ({
  standing: () => ({ role: 'leader' }),
  members: () => [{ address: '127.0.0.1', port: port(), isAlive: true, state: MemberInfo.VNodeState.LEADER }],
});

/**
 * A server of EventStoreDB's protocol in this process, from the service definitions shipped with the client.
 * Streams, `$all` and subscriptions behave as documented for 23.10, for a single node without users. Not included:
 * soft delete, `$maxCount` and similar, persistent subscriptions, projections.
 */
export async function startEventStoreDouble(
  options: EventStoreDoubleOptions = {},
): Promise<EventStoreDouble> {
  const { inCluster } = options;
  const log = inCluster?.log ?? new DoubleLog(options);
  const gate = new Gate();
  const server = grpcServer({ log, gate, node: inCluster?.node ?? alone(() => port) });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  const door = new Door((socket) => injector.injectConnection(socket));
  const port: number = await door.open(options.port ?? 0, options.address);
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    goAway: () => door.close(),
    comeBack: async () => {
      log.restarted();
      await door.open(port, options.address);
    },
    dropConnections: () => door.breakOff(),
    freeze: () => gate.shut(),
    thaw: () => gate.lift(),
    stop: async () => {
      gate.lift();
      await door.close();
      injector.destroy();
      server.forceShutdown();
      if (!inCluster) log.close();
    },
  };
}
