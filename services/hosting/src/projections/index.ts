export { ConsumerDesk } from './consumer-desk';
export { OperatorActs } from './operator-acts';
export { ProjectionDesk } from './projection-desk';
export { rebuildWork } from './rebuild-work';
export { RebuildThreads } from './rebuild-threads';
