import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const sources = join(__dirname, '../testing/typescript.fixture.cjs');
/** The thread reads the source as it stands. */
const program = `
  require(${JSON.stringify(sources)});
  require(${JSON.stringify(join(__dirname, 'give-way.ts'))}).giveWay();
  const stat = require('node:fs').readFileSync('/proc/thread-self/stat', 'utf8');
  require('node:worker_threads').parentPort.postMessage(Number(stat.split(') ')[1].split(' ')[16]));
`;

describe('a thread that gives way', () => {
  (process.platform === 'linux' ? it : it.skip)('is the only one of its process that does', async () => {
    const before = getPriority();
    const [nice] = (await once(new Worker(program, { eval: true }), 'message')) as [number];
    expect(nice).toBe(10);
    expect(getPriority()).toBe(before);
  });
});
