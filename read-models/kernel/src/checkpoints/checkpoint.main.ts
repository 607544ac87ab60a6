import { parentPort, workerData } from 'node:worker_threads';
import { sharedTurn } from '../waiting';
import type { Asked } from './checkpoint-thread';

const everyMs = 200;

// A thread that is ended inside SQLite, or while it loads it, takes the process down with an abort.
const atWork = sharedTurn(workerData as SharedArrayBuffer, 0);
const { checkpointedFiles } = atWork(
  () => require('./checkpointed-files') as typeof import('./checkpointed-files'),
);

parentPort?.on('message', (asked: Asked) => atWork(() => checkpointedFiles.obey(asked)));
setInterval(() => atWork(checkpointedFiles.lookAround), everyMs);
