import { MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerCredentials } from '@grpc/grpc-js';
import type { ClusterNode } from './cluster-node';
import { Door } from './door';
import { DoubleLog, type DoubleLogOptions } from './double-log';
import { Gate } from './gate';
import { grpcServer } from './grpc-server';

export type EventStoreDoubleOptions = DoubleLogOptions & {
  /** Any free one unless named. */
  readonly port?: number;
  /** Where it listens: this machine alone unless named. */
  readonly address?: string;
  /** Of a cluster, whose nodes have one log. */
  readonly inCluster?: { readonly log: DoubleLog; readonly node: ClusterNode };
};

export type EventStoreDouble = {
  /** Connection string of the client. */
  readonly url: string;
  readonly port: number;
  readonly log: DoubleLog;
  /** Stops serving, keeps the data; connections break off. */
  goAway(): Promise<void>;
  /** Serves again, on the same port. */
  comeBack(): Promise<void>;
  /** Breaks every connection off, and goes on serving. */
  dropConnections(): void;
  /** Answers nothing, connections open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** A single node leads itself. */
const alone = (port: () => number): ClusterNode => ({
  standing: () => ({ role: 'leader' }),
  members: () => [{ address: '127.0.0.1', port: port(), isAlive: true, state: MemberInfo.VNodeState.LEADER }],
});

/**
 * A server of EventStoreDB's protocol in this process, from the service definitions that the client ships. Streams,
 * `$all` and subscriptions behave as documented for 23.10, a single node without users. Left out: soft delete,
 * `$maxCount` and its like, persistent subscriptions, projections.
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
