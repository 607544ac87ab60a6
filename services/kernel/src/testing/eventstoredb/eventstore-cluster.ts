import { MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import type { ClusterNode, Member, Standing } from './cluster-node';
import { DoubleLog } from './double-log';
import { startEventStoreDouble, type EventStoreDouble } from './eventstore-double';

const { FOLLOWER, LEADER, UNKNOWN } = MemberInfo.VNodeState;
const size = 3;
const quorum = 2;

export type EventStoreCluster = {
  /** Connection string of the client: all nodes, the leader preferred. */
  readonly url: string;
  readonly log: DoubleLog;
  /** Index of the leading node; undefined during an election, or without a quorum. */
  leader(): number | undefined;
  /** Ends a node as a power failure would; the others elect a new leader if necessary. */
  kill(node: number): Promise<void>;
  start(node: number): Promise<void>;
  /** The leader hands over to the next one, and stays in the cluster. */
  moveLeader(): void;
  stop(): Promise<void>;
};
export type EventStoreClusterOptions = {
  /** How long there is no leader after one is lost or has resigned; default 300 ms. */
  readonly electionMs?: number;
};

/** Who is present and who leads: the result of an election, not its procedure. */
class Electorate {
  private readonly alive = new Set<number>();
  private elected: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly electionMs: number) {}

  get leader(): number | undefined {
    return this.elected;
  }
  isAlive(node: number): boolean {
    return this.alive.has(node);
  }

  join(node: number): void {
    this.alive.add(node);
    if (this.elected === undefined) this.elect(node);
  }
  leave(node: number): void {
    this.alive.delete(node);
    if (this.elected === node || this.alive.size < quorum) this.elect(node);
  }
  resign(): void {
    if (this.elected !== undefined) this.elect(this.elected);
  }
  close(): void {
    clearTimeout(this.timer);
  }

  /** The next one after `former`, which comes last. */
  private elect(former: number): void {
    this.elected = undefined;
    clearTimeout(this.timer);
    if (this.alive.size < quorum) return;
    this.timer = setTimeout(() => {
      const order = Array.from({ length: size }, (_, n) => (former + 1 + n) % size);
      this.elected = order.find((node) => this.alive.has(node));
    }, this.electionMs);
  }
}

/**
 * Three doubles with one log, answering like a cluster of three nodes. All have what one has acknowledged; a killed
 * node has missed nothing when it returns.
 */
export async function startEventStoreCluster({
  electionMs = 300,
}: EventStoreClusterOptions = {}): Promise<EventStoreCluster> {
  const log = new DoubleLog();
  const electorate = new Electorate(electionMs);
  const nodes: EventStoreDouble[] = [];
  const endpoint = (node: number) => ({ address: '127.0.0.1', port: nodes[node]?.port ?? 0 });
  const stateOf = (node: number): Member['state'] => {
    if (electorate.leader === undefined) return UNKNOWN;
    return electorate.leader === node ? LEADER : FOLLOWER;
  };
  const members = (): readonly Member[] =>
    nodes.map((_, node) => ({
      ...endpoint(node),
      isAlive: electorate.isAlive(node),
      state: stateOf(node),
    }));
  const standingOf = (node: number): Standing => {
    const { leader } = electorate;
    if (leader === undefined || !electorate.isAlive(node)) return { role: 'leaderless' };
    return leader === node ? { role: 'leader' } : { role: 'follower', leader: endpoint(leader) };
  };
  for (let node = 0; node < size; node += 1) {
    const inCluster: ClusterNode = { standing: () => standingOf(node), members };
    nodes.push(await startEventStoreDouble({ inCluster: { log, node: inCluster } }));
    electorate.join(node);
  }
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `esdb://${hosts}?tls=false&nodePreference=leader`,
    log,
    leader: () => electorate.leader,
    async kill(node) {
      electorate.leave(node);
      await nodes[node]?.goAway();
    },
    async start(node) {
      await nodes[node]?.comeBack();
      electorate.join(node);
    },
    moveLeader: () => electorate.resign(),
    async stop() {
      electorate.close();
      await Promise.all(nodes.map((node) => node.stop()));
      log.close();
    },
  };
}
