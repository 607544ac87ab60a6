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
  let deaf = { at: '', othersDone: 0 };
  const rows = (name: string): Projector => ({
    name,
    on: name === 'deaf' ? ['NothingOfIt'] : ['*'],
    checkpoint: async () => '',
    async apply(events, position) {
      if (name === 'rows') batches.push(events.length);
      if (name === 'deaf') deaf = { at: position, othersDone: done() };
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
    expect(Math.max(...batches)).toBeLessThanOrEqual(200);
    ends.forEach((end) => end());
    await eventually(() => !requests.come);
    batches.length = 0;
    await append(450);
    await eventually(() => done() === 450);
    expect(batches).toEqual([450]);
  });

  it('waits for nobody where nothing of it is to be done', async () => {
    batches.length = 0;
    const ends = Array.from({ length: 3 }, () => requests.begin());
    await append(4500);
    const end = await log.head();
    engine.add(rows('deaf'));
    await eventually(() => deaf.at === end);
    expect(deaf.othersDone).toBeLessThan(4500);
    await eventually(() => done() === 4500);
    ends.forEach((each) => each());
  });
});
