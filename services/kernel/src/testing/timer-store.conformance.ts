import type { Timer, TimerStore } from '../timers';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 5, 9, 0, seconds));
const timer = (key: string, dueAt: Date): Timer => ({
  key,
  dueAt: dueAt.toISOString(),
  send: { category: 'buyback', id: 'b-1', command: { type: 'Remind', data: { days: 7 } } },
  accountId: 'account-1',
  correlationId: 'c-1',
  causationId: 'e-1',
  setBy: 'remind-when-late',
});

/** Every timer store passes this suite. @param make an empty store, closed by the suite. */
export function timerStoreConformance(name: string, make: () => Promise<TimerStore>): void {
  describe(`${name} meets the contract of the timer store`, () => {
    let store: TimerStore;
    beforeEach(async () => {
      store = await make();
    });
    afterEach(() => store.close());

    const due = async (seconds: number): Promise<string[]> =>
      (await store.due(at(seconds), 10)).map(({ key }) => key);

    it('returns due timers, oldest first', async () => {
      await store.set(timer('late', at(20)));
      await store.set(timer('early', at(10)));
      expect(await due(9)).toEqual([]);
      expect(await store.due(at(10), 10)).toEqual([{ ...timer('early', at(10)), attempts: 0 }]);
      expect(await due(30)).toEqual(['early', 'late']);
      expect(await store.due(at(30), 1)).toHaveLength(1);
    });

    it('keeps until when a timer is of use', async () => {
      const useful = timer('k', at(10));
      const kept = { ...useful, send: { ...useful.send, notAfter: at(20).toISOString() } };
      await store.set(kept);
      expect(await store.due(at(10), 10)).toEqual([{ ...kept, attempts: 0 }]);
    });

    it('removes a cancelled timer, and ignores an unknown one', async () => {
      await store.set(timer('k', at(10)));
      await store.cancel('k');
      await store.cancel('unknown');
      expect(await due(30)).toEqual([]);
    });

    it('moves a timer that is set again, even while the old one fires', async () => {
      const old = timer('k', at(10));
      await store.set(old);
      await store.set(timer('k', at(20)));
      await store.remove(old);
      await store.postpone(old, at(15).toISOString());
      expect(await due(19)).toEqual([]);
      expect(await due(20)).toEqual(['k']);
    });

    it('postpones a timer and counts the attempts', async () => {
      await store.set(timer('k', at(10)));
      await store.postpone(timer('k', at(10)), at(15).toISOString());
      expect(await due(14)).toEqual([]);
      expect(await store.due(at(15), 10)).toEqual([{ ...timer('k', at(10)), attempts: 1 }]);
      await store.remove(timer('k', at(10)));
      expect(await due(30)).toEqual([]);
    });

    it('keeps a parked timer with its reason, and does not retry it until it is set again', async () => {
      const why = { reason: 'unreadable', since: at(11).toISOString() };
      await store.set(timer('k', at(10)));
      await store.park(timer('k', at(10)), why);
      expect(await due(30)).toEqual([]);
      expect(await store.parked()).toEqual([{ ...timer('k', at(10)), ...why }]);
      await store.set(timer('k', at(20)));
      expect([await store.parked(), await due(30)]).toEqual([[], ['k']]);
    });

    it('does not park a timer set to another time meanwhile, and removes a parked one that is cancelled', async () => {
      const why = { reason: 'unreadable', since: at(11).toISOString() };
      await store.set(timer('k', at(20)));
      await store.park(timer('k', at(10)), why);
      expect([await store.parked(), await due(30)]).toEqual([[], ['k']]);
      await store.park(timer('k', at(20)), why);
      await store.cancel('k');
      expect([await store.parked(), await due(30)]).toEqual([[], []]);
    });
  });
}
