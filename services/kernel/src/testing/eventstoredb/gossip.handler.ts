import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { UUID, type Empty } from '@eventstore/db-client/generated/shared_pb';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { ClusterNode, Member } from './cluster-node';
import type { Gate } from './gate';

const memberInfoOf = ({ address, port, isAlive, state }: Member): MemberInfo =>
  new MemberInfo()
    .setInstanceId(new UUID().setString(`00000000-0000-4000-8000-${String(port).padStart(12, '0')}`))
    .setTimeStamp(String(Date.now()))
    .setIsAlive(isAlive)
    .setState(state)
    .setHttpEndPoint(new EndPoint().setAddress(address).setPort(port));

/** `Gossip.Read`: the nodes of the cluster as this one sees them. */
export const gossipHandler =
  (node: ClusterNode, gate: Gate): handleUnaryCall<Empty, ClusterInfo> =>
  async (_call, reply) => {
    await gate.passed();
    reply(null, new ClusterInfo().setMembersList(node.members().map(memberInfoOf)));
  };
