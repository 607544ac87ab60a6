import { join } from 'node:path';
import { CheckpointThread, type Checkpoints } from './checkpoint-thread';

export type { Checkpoints } from './checkpoint-thread';

const thread = new CheckpointThread(join(__dirname, 'checkpoint.main.js'));

/** Pages, 64 MB, after which a commit copies the log itself: little, where the thread was there before. */
export const pagesBeforeCheckpoint = 16_000;

/** From now on a thread copies the write-ahead log of the file into it. */
export const checkpointElsewhere = (file: string): Checkpoints => thread.take(file);
