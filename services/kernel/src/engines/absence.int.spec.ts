import { Refusal } from '@reprise/contracts/problems';
import { SqliteEventLog, type EventLog } from '../event-log';
import { memorySubscriptionStore, SubscriptionEngine, type EffectConsumer } from '../subscription';
import { anEvent, eventually } from '../testing';
import { logThatTellsAbsence } from './absence';
import { isEngineAway, TestClock } from '../base';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('an unavailable log', () => {
  const clock = new TestClock();
  let inner: SqliteEventLog;
  let log: EventLog;
  beforeEach(() => {
    inner = new SqliteEventLog({ file: ':memory:', clock });
    log = logThatTellsAbsence(inner);
  });
  afterEach(() => inner.close());

  it('is reported with its own code, and every other error unchanged', async () => {
    jest.spyOn(inner, 'head').mockRejectedValueOnce(refused);
    await expect(log.head()).rejects.toMatchObject({
      code: 'engine-unavailable',
      details: { engine: 'log' },
    });
    await expect(log.append('a-1', [anEvent()], 5)).rejects.toMatchObject({ name: 'RevisionConflict' });
  });

  it('is told at once while it is known, and nobody asks the engine', async () => {
    let away = true;
    const told = logThatTellsAbsence(inner, () => away);
    const asked = jest.spyOn(inner, 'append');
    const append = () => told.append('a-1', [anEvent()], 'any');
    expect(await append().catch(isEngineAway)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    away = false;
    expect(await append()).toMatchObject({ revision: 0 });
  });

  it('never makes a consumer give up a key, however long it lasts', async () => {
    const store = memorySubscriptionStore();
    let away = true;
    const sent: string[] = [];
    const policy: EffectConsumer = {
      name: 'policy',
      on: ['Noted'],
      async handle(event) {
        if (away) throw new Refusal('engine-unavailable', { engine: 'log' });
        sent.push(event.stream);
      },
    };
    const backOff = { firstMs: 1000, maxMs: 8000, tries: 3 };
    const engine = new SubscriptionEngine({ log, store, clock, backOff, random: () => 1 }).add(policy);
    await log.append('buyback-1', [anEvent()], 'any');
    engine.start();
    await eventually(async () => (await store.parkedKeys('policy')).length === 1);
    await clock.advance(600_000);
    expect(await store.parkedKeys('policy')).toMatchObject([{ status: 'retrying' }]);
    away = false;
    await clock.advance(9_000);
    await eventually(() => expect(sent).toEqual(['buyback-1']) ?? true);
    await engine.stop();
    await store.close();
  });

  it('is retried every few seconds, however long it lasts', async () => {
    const store = memorySubscriptionStore();
    const handled: string[] = [];
    const consumer: EffectConsumer = {
      name: 'policy',
      on: ['Noted'],
      handle: async (event) => void handled.push(event.stream),
    };
    const backOff = { firstMs: 1000, maxMs: 300_000, tries: 24 };
    const engine = new SubscriptionEngine({ log, store, clock, backOff, random: () => 1 }).add(consumer);
    await log.append('buyback-1', [anEvent()], 'any');
    const reading = jest.spyOn(inner, 'readAll').mockRejectedValue(refused);
    engine.start();
    await eventually(() => reading.mock.calls.length > 0);
    await clock.advance(1_800_000);
    reading.mockRestore();
    await clock.advance(5_000);
    await eventually(() => expect(handled).toEqual(['buyback-1']) ?? true);
    await engine.stop();
    await store.close();
  });
});
