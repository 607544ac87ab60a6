import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine } from './subscription-engine';
import { TestClock } from '../base';

const backOff = { firstMs: 1000, maxMs: 8000, tries: 5 };
const turns = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await new Promise((turn) => setImmediate(turn));
};

describe('a key waiting for its next attempt', () => {
  const clock = new TestClock();
  const log = new SqliteEventLog({ file: ':memory:', clock });
  const memory = memorySubscriptionStore();
  const answers: (() => void)[] = [];
  let slow = false;
  // A store far away: its replies may be outdated when they arrive.
  const store = Object.assign(Object.create(memory) as typeof memory, {
    dueKeys: async (consumer: string, now: Date) => {
      const found = await memory.dueKeys(consumer, now);
      if (slow) await new Promise<void>((arrive) => answers.push(arrive));
      return found;
    },
  });
  const attempts: (number | undefined)[] = [];
  const engine = new SubscriptionEngine({ log, store, clock, backOff, random: () => 1, heartbeatMs: 1000 });
  afterAll(async () => {
    slow = false;
    answers.forEach((arrive) => arrive());
    await engine.stop();
    await memory.close();
    await log.close();
  });

  it('is tried once when it is due, however many check, and however late they learn of it', async () => {
    engine.add({
      name: 'noter',
      on: ['Noted'],
      async handle(_event, { attempt }) {
        attempts.push(attempt);
        throw new Error('not yet');
      },
    });
    engine.start();
    await log.append('note-1', [anEvent({ type: 'Noted' })], 'any');
    await eventually(() => attempts.length === 1);
    await eventually(async () => (await memory.parkedKeys('noter')).length === 1);
    slow = true;
    // The key's alarm and the heartbeat check at the same moment.
    await clock.advance(1000);
    await eventually(() => answers.length > 0);
    await turns();
    for (let answer = answers.shift(); answer; answer = answers.shift()) {
      answer();
      await turns();
    }
    await eventually(async () => (await memory.parkedKeys('noter'))[0]?.attempts === 2);
    await turns();
    expect(attempts).toEqual([1, 2]);
  });
});
