import { RequestsUnderWay } from '../base';
import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import type { Projector } from './consumers';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine } from './subscription-engine';

describe('what follows from requests, while more of them come', () => {
  const log = new SqliteEventLog({ file: ':memory:' });
  const store = memorySubscriptionStore();
  const requests = new RequestsUnderWay();
  const batches: number[] = [];
  const rows = (name: string): Projector => ({
    name,
    on: ['*'],
    checkpoint: async () => '',
    async apply(events) {
      if (name === 'rows') batches.push(events.length);
    },
  });
  const append = (count: number) =>
    log.append(
      'buyback-1',
      Array.from({ length: count }, () => anEvent()),
      'any',
    );
  const done = (): number => batches.reduce((sum, each) => sum + each, 0);
  const engine = new SubscriptionEngine({ log, store, requests });
  afterAll(async () => {
    await engine.stop();
    await store.close();
    await log.close();
  });

  it('is done a little at a time, though no request ends, and all at once when none comes', async () => {
    await append(450);
    const ends = Array.from({ length: 3 }, () => requests.begin());
    engine.add(rows('rows')).add(rows('others')).start();
    await eventually(() => done() === 450);
    expect(Math.max(...batches)).toBeLessThanOrEqual(100);
    ends.forEach((end) => end());
    await eventually(() => !requests.come);
    batches.length = 0;
    await append(450);
    await eventually(() => done() === 450);
    expect(batches).toEqual([450]);
  });
});
