import type { RecordedEvent } from '@reprise/contracts/kernel';
import fc from 'fast-check';
import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import {
  PoisonEvent,
  type BatchConsumer,
  type BatchContext,
  type Consumer,
  type EffectConsumer,
  type Projector,
} from './consumers';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine, type EngineOptions } from './subscription-engine';
import { LeaseLost, type SubscriptionStore } from './subscription-store.port';
import { TestClock } from '../base';

const backOff = { firstMs: 1000, maxMs: 8000, tries: 3 };

describe('the subscription engine', () => {
  let log: SqliteEventLog;
  let store: SubscriptionStore;
  let clock: TestClock;
  let engines: SubscriptionEngine[];
  beforeEach(() => {
    clock = new TestClock();
    log = new SqliteEventLog({ file: ':memory:', clock });
    store = memorySubscriptionStore();
    engines = [];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await store.close();
    await log.close();
  });

  function engine(consumer: Consumer, options: Partial<EngineOptions> = {}): SubscriptionEngine {
    const made = new SubscriptionEngine({
      log,
      store,
      clock,
      backOff,
      random: () => 1,
      instance: 'one',
      ...options,
    });
    engines.push(made.add(consumer));
    made.start();
    return made;
  }
  const append = (stream: string, ...texts: string[]) =>
    log.append(
      stream,
      texts.map((text) => anEvent({ data: { text } })),
      'any',
    );
  const textOf = (event: RecordedEvent): string => (event.data as { text: string }).text;

  /** Records what it handles; throws for texts in `broken`. */
  function noting(broken = new Set<string>()) {
    const seen: string[] = [];
    const effect: EffectConsumer = {
      name: 'noter',
      on: ['Noted'],
      async handle(event) {
        if (broken.has(textOf(event))) throw new Error(`cannot handle ${textOf(event)}`);
        seen.push(textOf(event));
      },
    };
    return { seen, broken, effect };
  }
  const sees = (seen: string[], ...texts: string[]) =>
    eventually(() => expect([...seen].sort()).toEqual(texts) ?? true);
  const parked = () => store.parkedKeys('noter');
  const stateOf = async (made: SubscriptionEngine) => (await made.status())[0]?.state;

  it('gives a consumer events appended before and after it started, and only the types that it handles', async () => {
    const { seen, effect } = noting();
    await append('buyback-1', 'a');
    await log.append('buyback-1', [anEvent({ type: 'Other', data: { text: 'x' } })], 'any');
    engine(effect);
    await sees(seen, 'a');
    await append('buyback-2', 'b');
    await sees(seen, 'a', 'b');
  });

  it('resumes from its checkpoint after a restart of the process', async () => {
    const first = noting();
    const made = engine(first.effect);
    await append('buyback-1', 'a');
    await sees(first.seen, 'a');
    await made.stop();
    await append('buyback-1', 'b');
    const second = noting();
    engine(second.effect);
    await sees(second.seen, 'b');
  });

  it('parks the key of a poison event and its later events while others continue', async () => {
    const { seen, broken, effect } = noting(new Set(['bad']));
    const made = engine(effect);
    await append('buyback-1', 'bad', 'behind');
    await append('buyback-2', 'free');
    await sees(seen, 'free');
    expect(await parked()).toMatchObject([{ key: 'buyback-1', events: 2, attempts: 1, status: 'retrying' }]);
    await append('buyback-1', 'later');
    await eventually(async () => (await parked())[0]?.events === 3);
    await clock.advance(999);
    expect((await parked())[0]?.attempts).toBe(1);
    await clock.advance(1 + 2000);
    await eventually(async () => (await parked())[0]?.status === 'parked');
    expect(await parked()).toMatchObject([{ attempts: 3, error: 'cannot handle bad' }]);
    expect(await stateOf(made)).toBe('active');
    broken.clear();
    await made.operator.retry('noter', 'buyback-1');
    await eventually(() => seen.length === 4);
    expect(seen).toEqual(['free', 'bad', 'behind', 'later']);
    await eventually(async () => (await parked()).length === 0);
    await append('buyback-1', 'after');
    await eventually(() => seen.at(-1) === 'after');
  });

  it('recovers by itself when a retry succeeds', async () => {
    const { seen, broken, effect } = noting(new Set(['bad']));
    engine(effect);
    await append('buyback-1', 'bad', 'behind');
    await eventually(async () => (await parked()).length === 1);
    broken.clear();
    await clock.advance(1000);
    await eventually(() => seen.length === 2);
    expect(seen).toEqual(['bad', 'behind']);
  });

  it('skips the poison event, and only it', async () => {
    const { seen, effect } = noting(new Set(['bad']));
    const made = engine(effect);
    await append('buyback-1', 'bad', 'behind');
    await eventually(async () => (await parked()).length === 1);
    await made.operator.skip('noter', 'buyback-1');
    await sees(seen, 'behind');
    await expect(made.operator.skip('noter', 'buyback-9')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps parked keys across a restart of the process', async () => {
    const { seen, broken, effect } = noting(new Set(['bad']));
    const made = engine(effect);
    await append('buyback-1', 'bad');
    await eventually(async () => (await parked()).length === 1);
    await made.stop();
    broken.clear();
    await append('buyback-1', 'behind');
    await clock.advance(5000);
    engine(effect);
    await eventually(() => seen.length === 2);
    expect(seen).toEqual(['bad', 'behind']);
  });

  it('pauses and resumes at an operator’s request, also from another process', async () => {
    const { seen, effect } = noting();
    const made = engine(effect);
    await append('buyback-1', 'a');
    await sees(seen, 'a');
    await store.setPaused('noter', true);
    await clock.advance(1000);
    await eventually(async () => (await stateOf(made)) === 'paused');
    await append('buyback-1', 'b');
    await clock.advance(5000);
    expect(seen).toEqual(['a']);
    expect(await made.operator.overview()).toMatchObject([
      { state: 'paused', lag: { events: 1, seconds: 5 } },
    ]);
    await made.operator.resume('noter');
    await sees(seen, 'a', 'b');
  });

  it('runs each consumer on one instance, and another takes over when that stops', async () => {
    const [one, two] = [noting(), noting()];
    engine(one.effect);
    await append('buyback-1', 'a');
    await sees(one.seen, 'a');
    const second = engine(two.effect, { instance: 'two' });
    await append('buyback-1', 'b');
    await sees(one.seen, 'a', 'b');
    expect(await stateOf(second)).toBe('booting');
    await engines[0]?.stop();
    await append('buyback-1', 'c');
    await clock.advance(4000);
    await sees(two.seen, 'c');
    expect(one.seen).toHaveLength(2);
  });

  it('takes over from an instance that died, once its lease has expired', async () => {
    await store.lease('noter', 'dead', 10_000, clock.now());
    const { seen, effect } = noting();
    const made = engine(effect);
    await append('buyback-1', 'a');
    await clock.advance(9000);
    expect(await stateOf(made)).toBe('booting');
    expect(seen).toEqual([]);
    await clock.advance(5000);
    await sees(seen, 'a');
  });

  it('handles every event once and each key in order, whatever fails in between', async () => {
    const keys = fc.array(fc.nat(3), { minLength: 1, maxLength: 25 });
    const failures = fc.infiniteStream(fc.boolean());
    let run = 0;
    await fc.assert(
      fc.asyncProperty(keys, failures, async (order, fails) => {
        run += 1;
        const seen = new Map<string, string[]>();
        const consumer: EffectConsumer = {
          name: `noter-${run}`,
          on: [`Noted-${run}`],
          async handle(event) {
            await Promise.resolve();
            if (fails.next().value) throw new Error('down');
            seen.set(event.stream, [...(seen.get(event.stream) ?? []), textOf(event)]);
          },
        };
        const made = engine(consumer, { backOff: { ...backOff, tries: 1000 } });
        const expected = new Map<string, string[]>();
        for (const [n, key] of order.entries()) {
          const stream = `run${run}-${key}`;
          expected.set(stream, [...(expected.get(stream) ?? []), `${n}`]);
          await log.append(stream, [anEvent({ type: `Noted-${run}`, data: { text: `${n}` } })], 'any');
        }
        await eventually(async () => {
          await clock.advance(8000);
          return expect(seen).toEqual(expected) ?? true;
        });
        await made.stop();
        expect(seen).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('stops without waiting for the whole backlog, and does the rest later', async () => {
    const { seen, effect } = noting();
    let go: (() => void) | undefined;
    const slow: EffectConsumer = {
      ...effect,
      async handle(event, context) {
        await new Promise<void>((done) => (go = done));
        return effect.handle(event, context);
      },
    };
    await append('buyback-1', 'a', 'b');
    const made = engine(slow);
    const finish = await eventually(() => go);
    const stopping = made.stop();
    finish();
    await stopping;
    expect(seen).toEqual(['a']);
    const second = noting();
    engine(second.effect);
    await sees(second.seen, 'a', 'b');
  });

  it('stops as soon as its lease is taken', async () => {
    const { seen, effect } = noting();
    const made = engine(effect);
    await append('buyback-1', 'a');
    await sees(seen, 'a');
    await store.lease('noter', 'thief', 60_000, new Date(clock.now().getTime() + 60_000));
    await clock.advance(1000);
    await eventually(async () => (await stateOf(made)) === 'booting');
    await append('buyback-1', 'b');
    await clock.advance(1000);
    expect(seen).toEqual(['a']);
  });

  function projecting(fails: (events: readonly RecordedEvent[]) => boolean = () => false) {
    const rows: string[] = [];
    let position = '';
    const projector: Projector = {
      name: 'noter',
      on: ['*'],
      checkpoint: async () => position || undefined,
      async apply(events, next) {
        if (fails(events)) throw new Error('cannot apply');
        rows.push(...events.map(textOf));
        position = next;
      },
    };
    return { rows, projector };
  }

  it('lets a projector park a poison event’s key, in order', async () => {
    let broken = true;
    const { rows, projector } = projecting(
      (events) => broken && events.some((event) => textOf(event) === 'bad'),
    );
    await append('buyback-1', 'a', 'bad', 'behind');
    await append('buyback-2', 'b');
    const made = engine(projector);
    await eventually(() => expect(rows).toEqual(['a', 'b']) ?? true);
    broken = false;
    await clock.advance(2000);
    await eventually(() => expect(rows).toEqual(['a', 'b', 'bad', 'behind']) ?? true);
    expect(await made.waitFor('noter', await log.head(), 1000)).toBe(true);
  });

  it('retries a projector while its database is down, and finally gives up for an operator', async () => {
    let out = true;
    const { rows, projector } = projecting(() => out);
    const made = engine(projector, { consumerTries: 2 });
    await append('buyback-1', 'a');
    await eventually(async () => (await stateOf(made)) === 'error');
    expect(await parked()).toEqual([]);
    await clock.advance(1000);
    await eventually(async () => (await stateOf(made)) === 'failed');
    out = false;
    await made.operator.restart('noter');
    await eventually(() => expect(rows).toEqual(['a']) ?? true);
    expect(await stateOf(made)).toBe('active');
  });

  it('never gives up on an unavailable database, however long, and resumes when it is back', async () => {
    let away = true;
    const applied: string[] = [];
    const projector: Projector = {
      name: 'noter',
      on: ['Noted'],
      checkpoint: async () => undefined,
      async apply(events) {
        if (away) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        applied.push(...events.map(textOf));
      },
    };
    const made = engine(projector, { consumerTries: 2 });
    await append('buyback-1', 'a');
    await clock.advance(600_000);
    await eventually(async () => (await stateOf(made)) === 'error');
    away = false;
    await clock.advance(9_000);
    await eventually(() => expect(applied).toEqual(['a']) ?? true);
  });

  it('delivers batches in log order and moves the checkpoint after the delivery', async () => {
    const delivered: string[] = [];
    const relay: BatchConsumer = {
      name: 'noter',
      on: ['Noted'],
      async deliver(events) {
        delivered.push(...events.map(textOf));
      },
    };
    engine(relay);
    await Promise.all([append('buyback-1', 'a', 'b'), append('buyback-2', 'c')]);
    await eventually(() => expect(delivered).toEqual(['a', 'b', 'c']) ?? true);
    await eventually(async () => (await store.checkpoint('noter')) === (await log.head()));
  });

  it('parks the key of an event that a batch consumer reports as poison, and delivers the rest of the batch again', async () => {
    const batches: string[][] = [];
    let poisoned = true;
    const relay: BatchConsumer = {
      name: 'noter',
      on: ['Noted'],
      async deliver(events) {
        const bad = poisoned && events.find((event) => textOf(event) === 'bad');
        if (bad) throw new PoisonEvent(bad.id, 'too large');
        if (events.length > 0) batches.push(events.map(textOf));
      },
    };
    await append('buyback-1', 'a', 'bad', 'behind');
    await append('buyback-2', 'b');
    engine(relay);
    await eventually(() => expect(batches).toEqual([['a'], ['b']]) ?? true);
    expect(await parked()).toMatchObject([{ key: 'buyback-1', events: 2, error: 'too large' }]);
    poisoned = false;
    await clock.advance(2000);
    await eventually(() => expect(batches).toEqual([['a'], ['b'], ['bad'], ['behind']]) ?? true);
  });

  it('delivers a batch again as a whole if its receiver was down', async () => {
    const asked: number[] = [];
    let out = true;
    const relay: BatchConsumer = {
      name: 'noter',
      on: ['Noted'],
      async deliver(events) {
        asked.push(events.length);
        if (out) throw new Error('nobody answers');
      },
    };
    await append('buyback-1', 'a', 'b', 'c');
    engine(relay);
    await eventually(() => asked.length === 2);
    out = false;
    await clock.advance(1000);
    await eventually(async () => (await store.checkpoint('noter')) === (await log.head()));
    expect(asked).toEqual([3, 0, 3]);
    expect(await parked()).toEqual([]);
  });

  it('gives a batch consumer as many events at once as it asks for', async () => {
    const sizes: number[] = [];
    const relay: BatchConsumer = {
      name: 'noter',
      on: ['Noted'],
      batchSize: 1500,
      async deliver(events) {
        sizes.push(events.length);
      },
    };
    await append('buyback-1', ...Array.from({ length: 2000 }, (_, n) => `${n}`));
    engine(relay);
    await eventually(() => expect(sizes).toEqual([1500, 500]) ?? true);
  });

  it('confirms the lease to a batch consumer, and denies it once another instance has it', async () => {
    const heard: string[] = [];
    let inHand: BatchContext | undefined;
    const relay: BatchConsumer = {
      name: 'noter',
      on: ['Noted'],
      async deliver(events, context) {
        await context.confirmLease();
        heard.push(...events.map(textOf));
        inHand = context;
      },
    };
    await append('buyback-1', 'a');
    engine(relay);
    await eventually(() => heard.length === 1);
    await store.lease('noter', 'thief', 60_000, new Date(clock.now().getTime() + 60_000));
    await expect(inHand?.confirmLease()).rejects.toThrow(LeaseLost);
    expect(await store.checkpoint('noter')).toBe(await log.head());
  });

  it('answers false to callers that wait too long for a position', async () => {
    const made = engine(noting().effect);
    const waiting = made.waitFor('noter', '99', 200);
    await clock.advance(200);
    expect(await waiting).toBe(false);
  });
});
