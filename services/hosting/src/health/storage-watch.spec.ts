import { TestClock } from '@reprise/kernel/testing';
import { StorageWatch } from './storage-watch';

describe('the room for data', () => {
  let freeMb = 5_000;
  const logged: string[] = [];
  const note = (_fields: object, text: string): void => void logged.push(text);
  const clock = new TestClock('2026-01-05T09:00:00.000Z');
  const watch = new StorageWatch({
    folder: '/data',
    logger: { info: note, warn: note, error: note },
    clock,
    freeMb: async () => freeMb,
  });
  afterAll(() => watch.stop());

  it.each([
    ['enough', 5_000, []],
    ['low', 511, ['storage: little is left']],
    ['full', 95, ['storage: new writes are refused until there is room']],
    ['full', 0, []],
    ['low', 96, ['storage: little is left']],
    ['enough', 512, ['storage: enough again']],
  ] as const)('is %s with %i MB, and a change is logged once', async (state, free, texts) => {
    freeMb = free;
    logged.length = 0;
    watch.start();
    await watch.stop();
    expect([watch.state, logged]).toEqual([state, [...texts]]);
  });
});
