export { checkpointElsewhere, pagesBeforeCheckpoint, type Checkpoints } from './checkpoint-thread';
