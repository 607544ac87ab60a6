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

// Not before it is needed: few specs want a server of gRPC.
const load = () => require('./eventstoredb') as typeof import('./eventstoredb');

/** A server of EventStoreDB's protocol in this process. */
export const startEventStoreDouble = async (options?: EventStoreDoubleOptions): Promise<EventStoreDouble> =>
  load().startEventStoreDouble(options);

/** Three of them, one of which leads. */
export const startEventStoreCluster = async (
  options?: EventStoreClusterOptions,
): Promise<EventStoreCluster> => load().startEventStoreCluster(options);

/** The same in a process of its own, to be killed. */
export const spawnEventStoreDouble: typeof spawn = async (options) => load().spawnEventStoreDouble(options);
