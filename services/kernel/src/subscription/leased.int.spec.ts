import { eventually } from '../testing';
import { Leased } from './leased';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import type { SubscriptionStore } from './subscription-store.port';
import { TestClock } from '../base';

const leaseMs = 9_000;

describe('a leased task', () => {
  let clock: TestClock;
  let store: SubscriptionStore;
  let running: string[];
  const all: Leased[] = [];
  beforeEach(() => {
    clock = new TestClock();
    store = memorySubscriptionStore();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(all.splice(0).map((each) => each.stop()));
    await store.close();
  });

  function host(instance: string, reach: Pick<SubscriptionStore, 'lease' | 'release'> = store): Leased {
    const inner = {
      start: () => void running.push(instance),
      stop: async () => void (running = running.filter((name) => name !== instance)),
    };
    const made = new Leased('timers', inner, { store: reach, instance, leaseMs, clock });
    all.push(made);
    made.start();
    return made;
  }

  it('runs on one host, and on another at once when that one stops', async () => {
    const first = host('one');
    await clock.advance(1);
    host('two');
    await clock.advance(60_000);
    expect(running).toEqual(['one']);
    await first.stop();
    expect(running).toEqual([]);
    await clock.advance(leaseMs / 3);
    expect(running).toEqual(['two']);
  });

  it('is taken over from a silent host, and then stops there', async () => {
    let reachable = true;
    const reach: Pick<SubscriptionStore, 'lease' | 'release'> = {
      async lease(...args) {
        if (!reachable) throw new Error('the store is away');
        return store.lease(...args);
      },
      release: (fence) => store.release(fence),
    };
    host('one', reach);
    await clock.advance(1);
    host('two');
    reachable = false;
    await clock.advance(leaseMs - 2);
    expect(running).toEqual(['one']);
    await clock.advance(leaseMs / 2);
    await eventually(() => expect(running).toEqual(['two']) ?? true);
    reachable = true;
    await clock.advance(30_000);
    expect(running).toEqual(['two']);
  });

  it('stops at the next check when its lease was taken, and waits for its turn', async () => {
    host('one');
    await clock.advance(1);
    const thief = await store.lease('timers', 'thief', 20_000, new Date(clock.now().getTime() + leaseMs));
    await clock.advance(leaseMs / 3);
    expect(running).toEqual([]);
    if (thief) await store.release(thief);
    await clock.advance(leaseMs / 3);
    expect(running).toEqual(['one']);
  });
});
