import type { ClusterNode } from './cluster-node';
import type { DoubleLog } from './double-log';
import type { Gate } from './gate';

/** What the handlers of one node work on. */
export type DoubleNode = { readonly log: DoubleLog; readonly gate: Gate; readonly node: ClusterNode };
