import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import { NotYet } from './not-yet';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine } from './subscription-engine';
import type { EffectConsumer } from './consumers';

const turns = () => new Promise((turn) => setTimeout(turn, 30));

describe('an effect whose outside is slow', () => {
  let log: SqliteEventLog;
  let store: ReturnType<typeof memorySubscriptionStore>;
  const engines: SubscriptionEngine[] = [];
  const done: string[] = [];
  beforeEach(() => {
    log = new SqliteEventLog({ file: ':memory:' });
    store = memorySubscriptionStore();
    done.length = 0;
  });
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.stop()));
    await store.close();
    await log.close();
  });
  function run(handle: EffectConsumer['handle']): SubscriptionEngine {
    const engine = new SubscriptionEngine({ log, store, heartbeatMs: 20, leaseMs: 200 });
    const places = { concurrency: 4, perAccount: 2, patienceMs: 20 };
    engine.add({ name: 'labels', on: ['Asked'], ...places, handle }).start();
    engines.push(engine);
    return engine;
  }
  const ask = (accountId: string, n: number) =>
    log.append(`package-${accountId}${n}`, [anEvent({ type: 'Asked', accountId })], 'any');

  it('holds nobody of another account up, and no page of events', async () => {
    const ends: (() => void)[] = [];
    const engine = run(async ({ stream, accountId }) => {
      if (accountId === 'slow') await new Promise<void>((end) => ends.push(end));
      done.push(stream);
    });
    for (let n = 0; n < 40; n += 1) await ask('slow', n);
    await ask('quick', 1);
    await eventually(() => done.includes('package-quick1'));
    expect(done).toEqual(['package-quick1']);
    expect(ends).toHaveLength(2);
    const { position } = await ask('quick', 2);
    await eventually(() => done.includes('package-quick2'));
    await eventually(() => engine.position('labels') === position);
    // Each place that gets free is taken by the next; nothing is lost, and nothing done twice.
    await eventually(() => {
      ends.splice(0).forEach((end) => end());
      return done.length === 42;
    });
    await eventually(async () => (await store.parkedKeys('labels')).length === 0);
    expect(new Set(done).size).toBe(42);
  });

  it('keeps the order of a key that was set aside while it was at work', async () => {
    const ends: (() => void)[] = [];
    run(async ({ revision }) => {
      if (revision === 0) await new Promise<void>((end) => ends.push(end));
      done.push(String(revision));
    });
    await ask('a', 1);
    await ask('a', 1);
    await eventually(async () => (await store.parkedKeys('labels')).length === 1);
    await ask('a', 1);
    await turns();
    expect(done).toEqual([]);
    ends[0]?.();
    await eventually(() => done.length === 3);
    expect(done).toEqual(['0', '1', '2']);
  });

  it('takes up what was set aside after the process went away', async () => {
    const stuck = run(() => new Promise(() => undefined));
    await ask('a', 1);
    await eventually(async () => (await store.parkedKeys('labels')).length === 1);
    engines.length = 0;
    void stuck.stop();
    run(async ({ stream }) => void done.push(stream));
    await eventually(() => done.length > 0);
    expect(done).toEqual(['package-a1']);
  });

  it('asks again at the time that the outside names, as often as it takes, without counting a failure', async () => {
    const attempts: (number | undefined)[] = [];
    run(async ({ stream }, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 4) throw new NotYet('still at it', new Date(Date.now() + 25));
      done.push(stream);
    });
    await ask('a', 1);
    await eventually(async () => (await store.parkedKeys('labels'))[0]?.attempts === 0);
    await eventually(() => done.length === 1);
    expect(attempts).toEqual([1, 1, 1, 1]);
  });
});
