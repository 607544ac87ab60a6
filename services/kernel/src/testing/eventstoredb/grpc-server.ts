import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { Server, type handleUnaryCall } from '@grpc/grpc-js';
import { appendHandler } from './append.handler';
import { batchAppendHandler } from './batch-append.handler';
import type { DoubleNode } from './double-node';
import { gossipHandler } from './gossip.handler';
import { readHandler } from './read.handler';
import { tombstoneHandler } from './tombstone.handler';

const methods = ['read', 'append', 'tombstone', 'batchappend'];

const supportedMethods: handleUnaryCall<Empty, SupportedMethods> = (_call, reply) => {
  const service = 'event_store.client.streams.streams';
  const list = methods.map((name) => new SupportedMethod().setServiceName(service).setMethodName(name));
  reply(null, new SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList(list));
};

/** The server's services, from the definitions shipped with the client. */
export function grpcServer(parts: DoubleNode): Server {
  const { read, append, tombstone, batchAppend } = StreamsService;
  const server = new Server();
  server.addService(
    { read: { ...read, responseSerialize: (bytes: Buffer) => bytes }, append, tombstone, batchAppend },
    {
      read: readHandler(parts),
      append: appendHandler(parts),
      tombstone: tombstoneHandler(parts.log),
      batchAppend: batchAppendHandler(parts),
    },
  );
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
  server.addService(GossipService, { read: gossipHandler(parts.node, parts.gate) });
  return server;
}
