import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import type { EffectConsumer } from './consumers';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine } from './subscription-engine';
import type { SubscriptionStore } from './subscription-store.port';
import { TestClock } from '../base';

const names = ['a', 'b', 'c', 'd'];
const leaseMs = 10_000;

describe('instances that run the same consumers', () => {
  let log: SqliteEventLog;
  let store: SubscriptionStore;
  let clock: TestClock;
  let handled: string[];
  let engines: SubscriptionEngine[];
  beforeEach(() => {
    clock = new TestClock();
    log = new SqliteEventLog({ file: ':memory:', clock });
    store = memorySubscriptionStore();
    [handled, engines] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await store.close();
    await log.close();
  });

  function start(instance: string, consumers = names, through = store): SubscriptionEngine {
    const engine = new SubscriptionEngine({ log, store: through, clock, instance, leaseMs, sharing: true });
    for (const name of consumers) {
      const consumer: EffectConsumer = {
        name,
        on: ['Noted'],
        handle: async (event) => void handled.push(`${name} ${event.stream} by ${instance}`),
      };
      engine.add(consumer);
    }
    engines.push(engine);
    engine.start();
    return engine;
  }
  const runBy = (engine: SubscriptionEngine): string =>
    names.filter((name) => engine.state(name) === 'active').join('');
  /** After as many heartbeats as it takes: the one gives back, and the other asks. */
  const share = (engine: SubscriptionEngine, part: string): Promise<unknown> =>
    eventually(async () => {
      await clock.advance(1000);
      expect(runBy(engine)).toBe(part);
      return true;
    });

  it('all run on the only one', async () => {
    await share(start('one'), 'abcd');
  });

  it('are shared out when another comes, each event handled once', async () => {
    const one = start('one');
    await share(one, 'abcd');
    const two = start('two');
    await share(one, 'ab');
    await share(two, 'cd');
    await log.append('buyback-1', [anEvent()], 'any');
    await eventually(() => {
      expect([...handled].sort()).toEqual([
        'a buyback-1 by one',
        'b buyback-1 by one',
        'c buyback-1 by two',
        'd buyback-1 by two',
      ]);
      return true;
    });
  });

  it('go back to the one that stays as soon as the other stops', async () => {
    const one = start('one');
    const two = start('two');
    await share(two, 'cd');
    await two.stop();
    await share(one, 'abcd');
  });

  it('go back to the one that stays when the other dies, once its lease has expired', async () => {
    const one = start('one');
    let isDead = false;
    const untilDead = new Proxy(store, {
      get: (target, key: keyof SubscriptionStore) =>
        isDead ? () => Promise.reject(new Error('dead')) : target[key].bind(target),
    });
    const two = start('two', names, untilDead);
    await share(two, 'cd');
    await share(one, 'ab');
    isDead = true;
    const died = clock.now().getTime();
    await share(one, 'abcd');
    expect(clock.now().getTime() - died).toBeGreaterThanOrEqual(leaseMs - 1000);
  });

  it('are run by another while their owner is there and cannot take them, and go back when it can', async () => {
    const one = start('one');
    let isAble = false;
    const unable = new Proxy(store, {
      get: (target, key: keyof SubscriptionStore) =>
        key === 'lease' && !isAble ? () => Promise.reject(new Error('no leases')) : target[key].bind(target),
    });
    const two = start('two', names, unable);
    await share(one, 'ab');
    await share(one, 'abcd');
    isAble = true;
    await share(two, 'cd');
    await share(one, 'ab');
  });

  it('stay with whoever has them while versions with other consumers run beside each other', async () => {
    const one = start('one');
    await share(one, 'abcd');
    const next = start('next', [...names, 'e']);
    await eventually(() => next.state('e') === 'active');
    await share(one, 'abcd');
    await one.stop();
    await share(next, 'abcd');
  });
});
