// Holds a few megabytes and replaces them again and again, in a thread of its own too, which asks for a large young generation.
// Prints the most that the heap held, and the bytes of that generation.
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { sizeHeaps } from './heap-sizes';

function mostHeld(): number {
  const held: object[] = [];
  let most = 0;
  for (let n = 0; n < 30_000; n += 1) {
    held[n % 2000] = Array.from({ length: 500 }, (_, k) => ({ n, k }));
    if (n % 200 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  return most;
}
const young = (): number =>
  getHeapSpaceStatistics().find((each) => each.space_name === 'new_space')?.space_size ?? 0;

if (isMainThread) {
  if (process.argv[2] === 'slowly') sizeHeaps();
  const most = mostHeld();
  const thread = new Worker(__filename, { resourceLimits: { maxYoungGenerationSizeMb: 96 } });
  thread.on('message', (ofThread) => process.stdout.write(JSON.stringify({ most, ofThread })));
} else {
  mostHeld();
  parentPort?.postMessage(young());
}
