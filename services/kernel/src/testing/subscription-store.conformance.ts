import {
  LeaseLost,
  type Fence,
  type KeyFailure,
  type ParkedEvent,
  type SubscriptionStore,
} from '../subscription';
import { uuidv7 } from '../base';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 5, 9, 0, seconds));
const failing = (nextTry: number, status: KeyFailure['status'] = 'retrying'): KeyFailure => ({
  status,
  attempts: 1,
  nextTryAt: at(nextTry).toISOString(),
  error: 'down',
});
const place = (revision: number): ParkedEvent => ({
  position: String(revision + 1),
  eventId: uuidv7(),
  type: 'Noted',
  stream: 'buyback-1',
  revision,
});

/** Every subscription store passes this suite. @param make an empty store, closed by the suite. */
export function subscriptionStoreConformance(name: string, make: () => Promise<SubscriptionStore>): void {
  describe(`${name} meets the contract of the subscription store`, () => {
    let store: SubscriptionStore;
    beforeEach(async () => {
      store = await make();
    });
    afterEach(() => store.close());

    async function lease(holder = 'one', now = at(0)): Promise<Fence> {
      const fence = await store.lease('mailer', holder, 10_000, now);
      if (!fence) throw new Error('no lease');
      return fence;
    }

    it('gives a lease to one holder, renews it, and passes it on when it expires', async () => {
      const first = await lease();
      expect(await store.lease('mailer', 'two', 10_000, at(5))).toBeUndefined();
      expect(await lease('one', at(8))).toEqual(first);
      expect(await store.lease('mailer', 'two', 10_000, at(17))).toBeUndefined();
      expect((await lease('two', at(19))).token).toBeGreaterThan(first.token);
    });

    it('passes a released lease on at once, with a new token', async () => {
      const first = await lease();
      await store.release(first);
      expect((await lease('two')).token).toBeGreaterThan(first.token);
    });

    it('refuses the writes of a holder that lost its lease', async () => {
      const old = await lease();
      await store.saveCheckpoint(old, '5');
      const current = await lease('two', at(11));
      await expect(store.saveCheckpoint(old, '6')).rejects.toBeInstanceOf(LeaseLost);
      await expect(store.park(old, 'k', place(0), failing(1), at(1))).rejects.toBeInstanceOf(LeaseLost);
      expect(await store.checkpoint('mailer')).toBe('5');
      await store.saveCheckpoint(current, '7');
      expect(await store.checkpoint('mailer')).toBe('7');
      expect(await store.checkpoint('other')).toBeUndefined();
    });

    it('knows the members of each team until their time is over or they leave', async () => {
      expect(await store.announce('a', 'two', 10_000, at(0))).toEqual(['two']);
      expect(await store.announce('b', 'two', 10_000, at(0))).toEqual(['two']);
      expect(await store.announce('a', 'one', 10_000, at(4))).toEqual(['one', 'two']);
      expect(await store.announce('b', 'one', 10_000, at(9))).toEqual(['one', 'two']);
      expect(await store.announce('a', 'three', 10_000, at(12))).toEqual(['one', 'three']);
      expect(await store.announce('a', 'one', 10_000, at(13))).toEqual(['one', 'three']);
      await store.withdraw('a', 'three');
      await store.withdraw('a', 'unknown');
      expect(await store.announce('a', 'one', 10_000, at(14))).toEqual(['one']);
    });

    it('parks the events of a key in order, each once', async () => {
      const fence = await lease();
      const [first, second] = [place(0), place(1)];
      await store.park(fence, 'k', first, failing(3), at(1));
      await store.park(fence, 'k', second, failing(9), at(2));
      await store.park(fence, 'k', first, failing(9), at(2));
      expect(await store.parkedEvents('mailer', 'k')).toEqual([first, second]);
      expect(await store.parkedKeys('mailer')).toEqual([
        { key: 'k', ...failing(3), events: 2, since: at(1).toISOString() },
      ]);
      expect(await store.firstParked('mailer', 'k')).toEqual(first);
      expect(await store.unpark(fence, 'k', first)).toBe(false);
      expect(await store.firstParked('mailer', 'k')).toEqual(second);
      expect(await store.releaseKey(fence, 'k')).toBe(false);
      expect(await store.unpark(fence, 'k', second)).toBe(true);
      expect(await store.releaseKey(fence, 'k')).toBe(false);
      expect(await store.parkedKeys('mailer')).toEqual([]);
    });

    it('returns due keys, but not those that wait for an operator', async () => {
      const fence = await lease();
      await store.park(fence, 'a', place(0), failing(3), at(1));
      await store.park(fence, 'b', place(1), failing(3), at(1));
      expect(await store.dueKeys('mailer', at(2))).toEqual([]);
      await store.noteFailure(fence, 'b', failing(3, 'parked'));
      expect((await store.dueKeys('mailer', at(3))).map(({ key }) => key)).toEqual(['a']);
    });

    it('passes parked keys on with the lease, and lets the old holder change none of them', async () => {
      const old = await lease();
      const [first, second] = [place(0), place(1)];
      await store.park(old, 'k', first, failing(3), at(1));
      await store.park(old, 'empty', second, failing(3), at(2));
      await store.skipKey('mailer', 'empty', at(2));
      const current = await lease('two', at(12));
      const stale = [
        () => store.park(old, 'k', second, failing(3), at(12)),
        () => store.unpark(old, 'k', first),
        () => store.noteFailure(old, 'k', failing(9)),
        () => store.releaseKey(old, 'empty'),
      ];
      for (const change of stale) await expect(change()).rejects.toBeInstanceOf(LeaseLost);
      expect((await store.parkedKeys('mailer')).map(({ key, events }) => [key, events])).toEqual([
        ['k', 1],
        ['empty', 0],
      ]);
      await store.park(current, 'k', second, failing(3), at(13));
      expect(await store.parkedEvents('mailer', 'k')).toEqual([first, second]);
      await store.unpark(current, 'k', first);
      expect(await store.releaseKey(current, 'empty')).toBe(true);
      expect(await store.releaseKey(current, 'unknown')).toBe(false);
    });

    it('keeps consumers separate, in leases and in parked keys', async () => {
      const mailer = await lease();
      const other = await store.lease('other', 'two', 10_000, at(0));
      if (!other) throw new Error('no lease');
      await store.saveCheckpoint(mailer, '3');
      await store.park(other, 'k', place(0), failing(3), at(1));
      expect(await store.parkedKeys('mailer')).toEqual([]);
      expect(await store.dueKeys('mailer', at(9))).toEqual([]);
      expect(await store.checkpoint('other')).toBeUndefined();
      await store.setPaused('third', true);
      expect(await store.consumers()).toEqual(['mailer', 'other', 'third']);
    });

    it('answers many at once like one', async () => {
      const names = ['a', 'b', 'c', 'd'];
      const fences = await Promise.all(names.map((name) => store.lease(name, 'one', 10_000, at(0))));
      await Promise.all(fences.map((fence) => fence && store.saveCheckpoint(fence, fence.consumer)));
      expect(await Promise.all(names.map((name) => store.checkpoint(name)))).toEqual(names);
      await Promise.all(names.map((name) => store.setPaused(name, name > 'b')));
      const wishes = await Promise.all(names.map((name) => store.wish(name)));
      expect(wishes.map(({ paused }) => paused)).toEqual([false, false, true, true]);
      const others = names.map((name) => store.lease(name, 'two', 10_000, at(5)));
      expect(await Promise.all(others)).toEqual(names.map(() => undefined));
      const late = await Promise.all(names.map((name) => store.lease(name, 'two', 10_000, at(30))));
      expect(late.map((fence) => fence?.consumer)).toEqual(names);
    });

    it('lets an operator retry and skip', async () => {
      const fence = await lease();
      const [first, second] = [place(0), place(1)];
      await store.park(fence, 'k', first, failing(3, 'parked'), at(1));
      await store.park(fence, 'k', second, failing(3), at(1));
      expect(await store.retryKey('mailer', 'other', at(2))).toBe(false);
      expect(await store.retryKey('mailer', 'k', at(2))).toBe(true);
      expect(await store.dueKeys('mailer', at(2))).toMatchObject([{ key: 'k', attempts: 0 }]);
      expect(await store.skipKey('mailer', 'k', at(2))).toBe(true);
      expect(await store.parkedEvents('mailer', 'k')).toEqual([second]);
      expect(await store.skipKey('mailer', 'other', at(2))).toBe(false);
    });

    it('keeps wishes and reports', async () => {
      expect(await store.wish('mailer')).toEqual({ paused: false, restarts: 0 });
      await store.setPaused('mailer', true);
      await store.requestRestart('mailer');
      expect(await store.wish('mailer')).toEqual({ paused: true, restarts: 1 });
      const report = {
        consumer: 'mailer',
        state: 'active',
        position: '4',
        instance: 'one',
        at: at(0).toISOString(),
      } as const;
      await store.report({ ...report, error: 'down' });
      await store.report(report);
      expect(await store.reports()).toEqual([report]);
    });
  });
}
