import { UnreadableCommand } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { eventually } from '../testing';
import { memoryTimerStore } from './sqlite-timer-store';
import { TimerService } from './timer-service';
import type { Timer, TimerStore } from './timer-store.port';
import { TestClock } from '../base';
import type { SentMeta } from '../sending';

describe('the timer service', () => {
  let clock: TestClock;
  let store: TimerStore;
  let service: TimerService;
  let sent: SentMeta[];
  let answer: () => void;
  beforeEach(() => {
    clock = new TestClock('2026-01-05T09:00:00.000Z');
    store = memoryTimerStore();
    sent = [];
    answer = () => {};
    const send = async (_: unknown, meta: SentMeta): Promise<void> => {
      sent.push(meta);
      answer();
    };
    service = new TimerService({ store, clock, send, random: () => 1 });
    service.start();
  });
  afterEach(async () => {
    await service.stop();
    await store.close();
  });
  const timer = (minutes: number): Timer => ({
    key: 'remind-1',
    dueAt: new Date(clock.now().getTime() + minutes * 60_000).toISOString(),
    send: { category: 'buyback', id: '1', command: { type: 'Remind', data: {} } },
    accountId: 'account-1',
    correlationId: 'c',
    causationId: 'e',
    setBy: 'remind-when-late',
  });
  const minutes = (count: number) => clock.advance(count * 60_000);

  it('sends the command at its time, once', async () => {
    await store.set(timer(10));
    await minutes(9);
    expect(sent).toEqual([]);
    await minutes(2);
    await eventually(() => sent.length === 1);
    await minutes(5);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ accountId: 'account-1', actor: { userId: 'system:remind-when-late' } });
  });

  it('sends nothing for a cancelled timer', async () => {
    await store.set(timer(10));
    await store.cancel('remind-1');
    await minutes(30);
    expect(sent).toEqual([]);
  });

  it('drops a reminder that could not be sent before what it reminds of has ended', async () => {
    const { send, ...reminder } = timer(10);
    const notAfter = new Date(clock.now().getTime() + 20 * 60_000).toISOString();
    answer = () => {
      throw new Error('down');
    };
    await store.set({ ...reminder, send: { ...send, notAfter } });
    await minutes(15);
    const tried = sent.length;
    expect(tried).toBeGreaterThan(0);
    answer = () => {};
    // Nothing ran until both were over: reminder and end.
    await service.stop();
    await minutes(30);
    service.start();
    await minutes(30);
    expect(sent).toHaveLength(tried);
    expect(await store.due(clock.now(), 10)).toEqual([]);
  });

  it('is done if the command is refused', async () => {
    answer = () => {
      throw new Refusal('buyback-cancelled');
    };
    await store.set(timer(1));
    await minutes(30);
    expect(sent).toHaveLength(1);
  });

  it('retries with back-off, with the same command id, until the command is accepted', async () => {
    answer = () => {
      if (sent.length < 3) throw new Error('down');
    };
    await store.set(timer(1));
    await minutes(5);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
  });

  it('parks a command that no longer parses, with the reason, until an operator sets it again', async () => {
    answer = () => {
      throw new UnreadableCommand('buyback has no command Remind');
    };
    await store.set(timer(1));
    await minutes(30);
    expect(sent).toHaveLength(1);
    expect(await store.parked()).toMatchObject([
      { key: 'remind-1', reason: 'buyback has no command Remind', send: { command: { type: 'Remind' } } },
    ]);
    answer = () => {};
    const [parked] = await store.parked();
    if (parked) await store.set(parked);
    await minutes(1);
    await eventually(() => sent.length === 2);
    expect(await store.parked()).toEqual([]);
  });
});
