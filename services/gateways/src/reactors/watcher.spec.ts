import { TestClock } from '@reprise/kernel/testing';
import { memoryDocuments } from '../testing/memory-documents';
import type { Watch } from './watch-list';
import { Watcher } from './watcher';

describe('a watcher whose other side does not answer', () => {
  let clock: TestClock;
  let looked: string[];
  let answers: (() => void)[];
  let watcher: Watcher<Watch>;
  beforeEach(() => {
    clock = new TestClock('2026-01-05T09:00:00.000Z');
    [looked, answers] = [[], []];
    const pace = { firstMs: 60_000, maxMs: 3_600_000 };
    const look = async ({ _id, accountId }: Watch): Promise<'over'> => {
      looked.push(_id);
      if (accountId.startsWith('silent')) await new Promise<void>((answer) => void answers.push(answer));
      return 'over';
    };
    const documents = memoryDocuments();
    const options = { documents, clock, send: async () => undefined };
    watcher = new Watcher({ name: 'watched', collection: 'watched', pace, look }, options);
  });

  const watch = (accountId: string, n: number, dueAt: string) =>
    watcher.watches.begin({
      ...{ _id: `${accountId}-${n}`, accountId, dueAt, looks: 0 },
      ...{ correlationId: 'c', causationId: 'c' },
    });
  const many = Array.from({ length: 100 }, (_, n) => n);
  const earlier = '2026-01-05T08:00:00.000Z';
  const later = '2026-01-05T08:30:00.000Z';
  const by = (account: string): number => looked.filter((id) => id.startsWith(account)).length;

  it('looks at what is due in other accounts a second later, whatever is due there', async () => {
    for (const n of many) await watch('silent', n, earlier);
    await watch('other', 1, later);
    watcher.start();
    await clock.advance(0);
    expect([by('silent'), by('other')]).toEqual([32, 0]);
    await clock.advance(1_000);
    expect([by('silent'), by('other')]).toEqual([32, 1]);
  });

  it('does not look again at what it still looks at, and goes on when the answers come', async () => {
    for (const n of many) await watch('silent', n, earlier);
    watcher.start();
    await clock.advance(600_000);
    expect(looked).toHaveLength(32);
    answers.splice(0).forEach((answer) => answer());
    await clock.advance(2_000);
    expect(new Set(looked).size).toBe(64);
    expect(looked).toHaveLength(64);
  });

  it('looks at no more than 64 things at the same time', async () => {
    const accounts = ['silent', 'silent-2', 'silent-3'];
    for (const account of accounts) for (const n of many) await watch(account, n, earlier);
    watcher.start();
    await clock.advance(600_000);
    expect(looked).toHaveLength(64);
  });

  it('ends with the looks under way', async () => {
    await watch('silent', 1, earlier);
    watcher.start();
    await clock.advance(0);
    let isStopped = false;
    const stopped = watcher.stop().then(() => (isStopped = true));
    await clock.advance(1_000);
    expect(isStopped).toBe(false);
    answers.forEach((answer) => answer());
    await stopped;
  });
});
