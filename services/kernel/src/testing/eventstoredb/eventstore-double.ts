import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { appendHandler } from './append.handler';
import { batchAppendHandler } from './batch-append.handler';
import { DoubleLog, type DoubleLogOptions } from './double-log';
import { Gate } from './gate';
import { readHandler } from './read.handler';
import { tombstoneHandler } from './tombstone.handler';

export type EventStoreDoubleOptions = DoubleLogOptions & {
  /** Any free one unless named. */
  readonly port?: number;
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

const methods = ['read', 'append', 'tombstone', 'batchappend'];

const supportedMethods: handleUnaryCall<Empty, SupportedMethods> = (_call, reply) => {
  const service = 'event_store.client.streams.streams';
  const list = methods.map((name) => new SupportedMethod().setServiceName(service).setMethodName(name));
  reply(null, new SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList(list));
};

function grpcServer(log: DoubleLog, gate: Gate): Server {
  const { read, append, tombstone, batchAppend } = StreamsService;
  const server = new Server();
  server.addService(
    { read: { ...read, responseSerialize: (bytes: Buffer) => bytes }, append, tombstone, batchAppend },
    {
      read: readHandler(log, gate),
      append: appendHandler(log, gate),
      tombstone: tombstoneHandler(log),
      batchAppend: batchAppendHandler(log, gate),
    },
  );
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
  return server;
}

/** The sockets in front of the gRPC server, which a spec can break. */
class Door {
  private readonly sockets = new Set<Socket>();
  private listener: NetServer | undefined;

  constructor(private readonly admit: (socket: Socket) => void) {}

  open(port: number): Promise<number> {
    const listener = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      this.admit(socket);
    });
    this.listener = listener;
    return new Promise((opened, failed) => {
      listener.once('error', failed);
      listener.listen(port, '127.0.0.1', () => opened((listener.address() as AddressInfo).port));
    });
  }

  breakOff(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  async close(): Promise<void> {
    const { listener } = this;
    if (!listener?.listening) return;
    const closed = new Promise<void>((done) => listener.close(() => done()));
    this.breakOff();
    await closed;
  }
}

/**
 * A server of EventStoreDB's protocol in this process, from the service definitions that the client ships. Streams,
 * `$all` and subscriptions behave as documented for 23.10, a single node without users. Left out: soft delete,
 * `$maxCount` and its like, persistent subscriptions, projections, gossip.
 */
export async function startEventStoreDouble(
  options: EventStoreDoubleOptions = {},
): Promise<EventStoreDouble> {
  const log = new DoubleLog(options);
  const gate = new Gate();
  const server = grpcServer(log, gate);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  const door = new Door((socket) => injector.injectConnection(socket));
  const port = await door.open(options.port ?? 0);
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    goAway: () => door.close(),
    comeBack: async () => {
      log.restarted();
      await door.open(port);
    },
    dropConnections: () => door.breakOff(),
    freeze: () => gate.shut(),
    thaw: () => gate.lift(),
    stop: async () => {
      gate.lift();
      await door.close();
      injector.destroy();
      server.forceShutdown();
      log.close();
    },
  };
}
