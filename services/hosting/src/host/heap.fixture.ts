// Holds a few megabytes and replaces them again and again; prints the most that the heap held.
import { growHeapSlowly } from './heap-growth';

if (process.argv[2] === 'slowly') growHeapSlowly();
const held: object[] = [];
let most = 0;
for (let n = 0; n < 30_000; n += 1) {
  held[n % 2000] = Array.from({ length: 500 }, (_, k) => ({ n, k }));
  if (n % 200 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
}
process.stdout.write(String(most));
