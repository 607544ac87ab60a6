import { Worker } from 'node:worker_threads';
import { bytesForTurns, sharedTurn } from './write-turn';

/** Counts up in two steps, which only turns keep apart. */
const rounds = 20_000;
const program = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { sharedTurn } = require(workerData.module);
  const turn = sharedTurn(workerData.memory, 1);
  const count = new Int32Array(workerData.count);
  parentPort.postMessage('ready');
  for (let n = 0; n < ${rounds}; n += 1) turn(() => { count[0] = count[0] + 1; });
  parentPort.postMessage('done');`;

describe('turns to write', () => {
  const memory = new SharedArrayBuffer(bytesForTurns(2));

  it('are one thread’s at a time', async () => {
    const count = new SharedArrayBuffer(4);
    const module = require.resolve('../../dist/waiting/write-turn.js');
    const other = new Worker(program, { eval: true, workerData: { module, memory, count } });
    const told = (word: string): Promise<void> =>
      new Promise((end) => other.on('message', (said) => said === word && end()));
    // Both may come at once.
    const [ready, done] = [told('ready'), told('done')];
    await ready;
    const mine = new Int32Array(count);
    const turn = sharedTurn(memory, 1);
    for (let n = 0; n < rounds; n += 1) turn(() => (mine[0] = (mine[0] ?? 0) + 1));
    await done;
    expect(mine[0]).toBe(2 * rounds);
  });

  it('of one file leave another’s alone, and end with a failure', () => {
    const [log, rows] = [sharedTurn(memory, 0), sharedTurn(memory, 1)];
    expect(log(() => rows(() => 'both'))).toBe('both');
    expect(() =>
      log(() => {
        throw new Error('full disk');
      }),
    ).toThrow('full disk');
    expect(log(() => 'again')).toBe('again');
  });
});
