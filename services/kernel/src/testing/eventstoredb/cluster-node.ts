import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { status, type Metadata } from '@grpc/grpc-js';
import { rpcError } from './grpc-errors';

export type Endpoint = { readonly address: string; readonly port: number };
/** What a node is in its cluster, as it knows it. */
export type Standing =
  | { readonly role: 'leader' }
  | { readonly role: 'follower'; readonly leader: Endpoint }
  | { readonly role: 'leaderless' };
export type Member = Endpoint & {
  readonly isAlive: boolean;
  readonly state: MemberInfo.VNodeState;
};
/** A node's part in its cluster. */
export type ClusterNode = {
  standing(): Standing;
  /** What it gossips; of a node that has no leader none of the living is one. */
  members(): readonly Member[];
};

const leaderAt = ({ address, port }: Endpoint) =>
  rpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': address,
    'leader-endpoint-port': String(port),
  });
const noLeader = () => rpcError(status.UNKNOWN, 'No leader info available in response');
const notReady = () => rpcError(status.UNAVAILABLE, 'Server Is Not Ready');

/** What a server of 23.10 says to one append of a batch while it has no leader: in words, or that it knows nothing. */
export const leaderlessWords = ['Server Is Not Ready', 'No leader info available in response', ''] as const;

/** Why the node cannot do what needs the leader; nothing where it leads. `turn` chooses among the server's ways to say so. */
export function notLeading(standing: Standing, turn: number) {
  switch (standing.role) {
    case 'leader':
      return undefined;
    case 'follower':
      return leaderAt(standing.leader);
    case 'leaderless':
      return turn % 2 === 0 ? notReady() : noLeader();
  }
}

export const requiresLeader = (metadata: Metadata): boolean => metadata.get('requires-leader')[0] === 'true';
