import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { status, type Metadata } from '@grpc/grpc-js';
import { rpcError } from './grpc-errors';

export type Endpoint = { readonly address: string; readonly port: number };
/** A node's role in its cluster, as far as it knows. */
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
  /** Its gossip; according to a node without a leader, no living node leads. */
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

/** What a 23.10 server answers to one append of a batch while it has no leader: in words, or that it does not know. */
export const leaderlessWords = ['Server Is Not Ready', 'No leader info available in response', ''] as const;

/** Why the node cannot do what needs the leader; undefined if it leads. `turn` selects one of the server's replies. */
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
