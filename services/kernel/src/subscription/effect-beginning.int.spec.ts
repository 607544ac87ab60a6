import type { RecordedEvent } from '@reprise/contracts/kernel';
import { SqliteEventLog } from '../event-log';
import { anEvent, eventually } from '../testing';
import type { Beginning, EffectConsumer, EffectContext } from './consumers';
import { memorySubscriptionStore } from './sqlite-subscription-store';
import { SubscriptionEngine } from './subscription-engine';
import type { SubscriptionStore } from './subscription-store.port';
import { TestClock } from '../base';

const backOff = { firstMs: 1000, maxMs: 8000, tries: 3 };
const textOf = (event: RecordedEvent): string => (event.data as { text: string }).text;

describe('an effect consumer', () => {
  let log: SqliteEventLog;
  let store: SubscriptionStore;
  let clock: TestClock;
  let engine: SubscriptionEngine;
  beforeEach(() => {
    clock = new TestClock();
    log = new SqliteEventLog({ file: ':memory:', clock });
    store = memorySubscriptionStore();
    engine = new SubscriptionEngine({ log, store, clock, backOff, random: () => 1, instance: 'one' });
    engine.start();
  });
  afterEach(async () => {
    await engine.stop();
    await store.close();
    await log.close();
  });

  const append = (stream: string, ...texts: string[]) =>
    log.append(
      stream,
      texts.map((text) => anEvent({ data: { text } })),
      'any',
    );
  function noting(more: Partial<EffectConsumer> = {}) {
    const seen: string[] = [];
    const contexts: EffectContext[] = [];
    const effect: EffectConsumer = {
      name: 'noter',
      on: ['Noted'],
      async handle(event, context) {
        contexts.push(context);
        seen.push(textOf(event));
      },
      ...more,
    };
    return { seen, contexts, effect };
  }
  const sees = (seen: string[], ...texts: string[]) => eventually(() => expect(seen).toEqual(texts) ?? true);

  it('can be added and removed while the engine runs', async () => {
    await append('a', '1');
    const first = noting();
    engine.add(first.effect);
    await sees(first.seen, '1');
    await engine.remove('noter');
    await append('a', '2');
    const second = noting();
    engine.add(second.effect);
    await sees(second.seen, '2');
    expect(first.seen).toEqual(['1']);
  });

  it('skips events that it does not want', async () => {
    const { seen, effect } = noting({ wants: (event) => textOf(event) !== 'no' });
    engine.add(effect);
    await append('a', 'yes', 'no', 'too');
    await sees(seen, 'yes', 'too');
  });

  it('starts at the position that it returns, then continues from its checkpoint', async () => {
    await append('a', '1', '2');
    const [, second] = await log.readAll('', 2);
    const kept: string[] = [];
    let asks: string | undefined = second?.position;
    const begin = async (): Promise<Beginning | undefined> =>
      asks === undefined
        ? undefined
        : {
            position: asks,
            kept: async () => {
              kept.push(String(await store.checkpoint('noter')));
              asks = undefined;
            },
          };
    const { seen, effect } = noting({ begin });
    await append('a', '3');
    engine.add(effect);
    await sees(seen, '3');
    expect(kept).toEqual([second?.position]);
    await engine.remove('noter');
    const again = noting({ begin });
    engine.add(again.effect);
    await append('a', '4');
    await sees(again.seen, '4');
  });

  it('gives up parked events if it starts elsewhere, in order', async () => {
    let well = false;
    const { seen, effect } = noting();
    const handle: EffectConsumer['handle'] = async (event, context) => {
      if (!well) throw new Error('away');
      await effect.handle(event, context);
    };
    engine.add({ ...effect, handle });
    await append('a', '1', '2', '3');
    await eventually(async () => (await store.parkedKeys('noter'))[0]?.events === 3);
    await engine.remove('noter');
    well = true;
    engine.add({ ...effect, handle, begin: async () => ({ position: '', kept: async () => undefined }) });
    await sees(seen, '1', '2', '3');
    expect(await store.parkedKeys('noter')).toEqual([]);
  });

  it('counts its attempts, but not interrupted ones', async () => {
    const attempts: (number | undefined)[] = [];
    const entered: string[] = [];
    const handle: EffectConsumer['handle'] = async (event, { attempt, halted }) => {
      attempts.push(attempt);
      if (textOf(event) === 'fails') throw new Error('no');
      entered.push(textOf(event));
      await new Promise((_, refuse) => halted?.addEventListener('abort', () => refuse(new Error('halted'))));
    };
    engine.add(noting({ handle }).effect);
    await append('a', 'fails');
    await eventually(() => attempts.length === 1);
    await eventually(async () => (await clock.advance(1000), attempts.length === 3));
    expect(attempts).toEqual([1, 2, 3]);
    await append('b', 'waits');
    await eventually(() => entered.length === 1);
    await engine.remove('noter');
    expect((await store.parkedKeys('noter')).map(({ key }) => key)).toEqual(['a']);
    const after = noting();
    engine.add(after.effect);
    await sees(after.seen, 'waits');
  });
});
