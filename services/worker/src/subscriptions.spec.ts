import { Refusal } from '@reprise/contracts/problems';
import { memoryTimerStore, type SubscriptionOverview } from '@reprise/kernel';
import { operateSubscriptions } from './subscriptions';

const mail: SubscriptionOverview = {
  consumer: 'mail-customers',
  state: 'active',
  position: '12',
  instance: 'a',
  at: '2026-01-05T09:00:00.000Z',
  lag: { events: 3, seconds: 61.4 },
  parked: [
    {
      ...{ key: 'buyback-1', status: 'parked' as const, events: 2, attempts: 24, error: 'mail server away' },
      ...{ nextTryAt: '2026-01-05T09:00:00.000Z', since: '2026-01-05T08:00:00.000Z' },
    },
  ],
};

function desk() {
  const done: string[] = [];
  const note =
    (act: string) =>
    async (...words: readonly string[]) =>
      void done.push([act, ...words].join(' '));
  const operator = {
    overview: async () => [mail],
    ...{ pause: note('pause'), resume: note('resume'), restart: note('restart'), skip: note('skip') },
    retry: async (_consumer: string, key: string) => {
      if (key !== 'buyback-1') throw new Refusal('not-found', { key });
      done.push(`retry ${key}`);
    },
  };
  const lines: string[] = [];
  const timers = memoryTimerStore();
  const run = (...args: string[]) =>
    operateSubscriptions({ operator, timers }, args, (line) => lines.push(line));
  return { done, lines, run, timers };
}

describe('the subscriptions command', () => {
  it('lists each consumer with its lag and what waits for an operator', async () => {
    const { lines, run } = desk();
    await run('list');
    expect(lines[0]).toMatch(/mail-customers +active +3 events, 61 s behind/);
    expect(lines[1]).toContain('parked buyback-1: 2 events since 2026-01-05T08:00:00.000Z, 24 attempts');
  });

  it('pauses, resumes, restarts, retries and skips', async () => {
    const { done, run } = desk();
    for (const act of ['pause', 'resume', 'restart']) await run(act, 'mail-customers');
    for (const act of ['retry', 'skip']) await run(act, 'mail-customers', 'buyback-1');
    expect(done).toEqual([
      ...['pause mail-customers', 'resume mail-customers', 'restart mail-customers'],
      ...['retry buyback-1', 'skip mail-customers buyback-1'],
    ]);
  });

  it('lists unreadable timers, and retries or drops them', async () => {
    const { lines, run, timers } = desk();
    for (const key of ['remind-1', 'remind-2']) {
      const timer = {
        ...{ key, dueAt: '2026-01-05T09:00:00.000Z', accountId: 'a', correlationId: 'c', causationId: 'e' },
        ...{ setBy: 'remind', send: { category: 'buyback', id: '1', command: { type: 'Remind', data: {} } } },
      };
      await timers.set(timer);
      await timers.park(timer, { reason: 'no command Remind', since: '2026-01-05T09:01:00.000Z' });
    }
    await run('list');
    expect(lines.at(-1)).toContain('timer remind-2 since 2026-01-05T09:01:00.000Z, no command Remind');
    await run('retry', 'timers', 'remind-1');
    await run('skip', 'timers', 'remind-2');
    expect(await timers.parked()).toEqual([]);
    expect((await timers.due(new Date('2026-01-06'), 10)).map(({ key }) => key)).toEqual(['remind-1']);
    await expect(run('retry', 'timers', 'remind-2')).rejects.toThrow('no parked timer is called remind-2');
  });

  it('reports an unknown consumer, key or action, and changes nothing', async () => {
    const { done, run } = desk();
    await expect(run('pause', 'mail')).rejects.toThrow('no consumer is called mail');
    await expect(run('retry', 'mail-customers', 'buyback-2')).rejects.toThrow('not-found');
    await expect(run('stop')).rejects.toThrow('npm run subscriptions -- list');
    expect(done).toEqual([]);
  });
});
