import { LeaseLost, type ParkedEvent } from './subscription-store.port';
import { memorySubscriptionStore } from './sqlite-subscription-store';

describe('writes of several lease holders in one turn', () => {
  const now = new Date();
  const store = memorySubscriptionStore();
  afterAll(() => store.close());
  const lease = async (consumer: string, holder: string, at = now) => {
    const fence = await store.lease(consumer, holder, 1_000, at);
    if (!fence) throw new Error('no lease');
    return fence;
  };
  const event: ParkedEvent = { position: '1', eventId: 'e', type: 'Noted', stream: 'note-1', revision: 0 };
  const failure = { status: 'retrying', attempts: 1, nextTryAt: now.toISOString(), error: 'down' } as const;

  it('are all kept, except those of a holder that has lost its lease', async () => {
    const [rows, old] = [await lease('rows', 'one'), await lease('mails', 'one')];
    const mails = await lease('mails', 'two', new Date(now.getTime() + 2_000));
    const outcomes = await Promise.allSettled([
      store.saveCheckpoint(rows, '5'),
      store.saveCheckpoint(old, '6'),
      store.saveCheckpoint(mails, '7'),
      store.park(mails, 'note-1', event, failure, now),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(LeaseLost) as unknown });
    expect([await store.checkpoint('rows'), await store.checkpoint('mails')]).toEqual(['5', '7']);
    expect(await store.parkedKeys('mails')).toHaveLength(1);
  });

  it('include its renewals and the return of its lease, in their order', async () => {
    const fence = await lease('returned', 'one');
    const renewal = store.lease('returned', 'one', 1_000, now);
    const returned = store.release(fence);
    const next = store.lease('returned', 'two', 1_000, now);
    expect(await renewal).toEqual(fence);
    await returned;
    expect((await next)?.token).toBe(fence.token + 1);
  });

  it('are kept in their order', async () => {
    const rows = await lease('others', 'one');
    const writes = ['1', '2', '3'].map((position) => store.saveCheckpoint(rows, position));
    await Promise.all(writes);
    expect(await store.checkpoint('others')).toBe('3');
  });
});
