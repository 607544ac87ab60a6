import type {
  EventStoreCluster,
  EventStoreClusterOptions,
  EventStoreDouble,
  EventStoreDoubleOptions,
  spawnEventStoreDouble as spawn,
} from './eventstoredb';

export type {
  ChildDouble,
  EventStoreCluster,
  EventStoreDouble,
  EventStoreDoubleOptions,
} from './eventstoredb';

// Loaded on demand: few specs need a gRPC server.
const load = () => require('./eventstoredb') as typeof import('./eventstoredb');

/** A server of EventStoreDB's protocol in this process. */
export const startEventStoreDouble = async (options?: EventStoreDoubleOptions): Promise<EventStoreDouble> =>
  load().startEventStoreDouble(options);

/** Three of them, one of which is the leader. */
export const startEventStoreCluster = async (
  options?: EventStoreClusterOptions,
): Promise<EventStoreCluster> => load().startEventStoreCluster(options);

/** The same in a separate process that can be killed. */
export const spawnEventStoreDouble: typeof spawn = async (options) => load().spawnEventStoreDouble(options);
