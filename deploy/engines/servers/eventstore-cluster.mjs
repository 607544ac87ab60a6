// Three nodes of EventStoreDB, each started by EVENTSTORE_CLUSTER_COMMAND.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { credentials, Metadata } from '@grpc/grpc-js';
import { filled, shellCommand } from './by-command.mjs';
import { freePort, startServer } from './server-process.mjs';

const size = 3;
const gossipMs = 1000;

function membersAt(port) {
  const client = new gossipService.GossipClient(`127.0.0.1:${port}`, credentials.createInsecure(), {});
  return new Promise((resolve) => {
    client.read(
      new shared.Empty(),
      new Metadata(),
      { deadline: Date.now() + gossipMs },
      (failure, cluster) => {
        client.close();
        resolve(failure ? undefined : cluster.getMembersList());
      },
    );
  });
}

const leads = (member) => member.getIsAlive() && member.getState() === gossip.MemberInfo.VNodeState.LEADER;

/**
 * `{folder}`, `{port}`, `{inner}` (for replication), `{index}`, `{seeds}` (the other nodes, host:port,
 * comma-separated). A node is ready when it gossips; the cluster, when there is a leader.
 */
export async function startEventStoreNodes(template, { folder }) {
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const inner = await Promise.all(Array.from({ length: size }, freePort));
  const start = (index) => {
    const own = join(folder, `node-${index}`);
    mkdirSync(own, { recursive: true });
    const seeds = ports.filter((_, n) => n !== index).map((port) => `127.0.0.1:${port}`);
    const values = { folder: own, port: ports[index], inner: inner[index], index, seeds: seeds.join(',') };
    return startServer({
      name: `node ${index} of EventStoreDB`,
      command: shellCommand(filled(template, values)),
      log: join(own, 'server.log'),
      answers: async () => (await membersAt(ports[index])) !== undefined,
      port: ports[index],
      folder: own,
    });
  };
  const nodes = await Promise.all(ports.map((_, index) => start(index)));
  return {
    url: `esdb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}?tls=false&nodePreference=leader`,
    /** Index of the leader, according to the others; undefined while there is none. */
    async leader() {
      const told = await Promise.all(ports.map(membersAt));
      const member = told.flatMap((members) => members ?? []).find(leads);
      const index = ports.indexOf(member?.getHttpEndPoint()?.getPort());
      return index < 0 || told[index] === undefined ? undefined : index;
    },
    kill: (index) => nodes[index].kill(),
    start: (index) => nodes[index].restart(),
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}
