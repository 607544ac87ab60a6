import { events, type DomainCommand, type DomainEvent, type RecordedEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import fc from 'fast-check';
import { z } from 'zod';
import { DeciderStore, type Decider } from '../../decider';
import {
  memorySubscriptionStore,
  SubscriptionEngine,
  type EffectConsumer,
  type Projector,
} from '../../subscription';
import { anEvent, eventually, testActor } from '../../testing';
import { startEventStoreDouble, type EventStoreDouble } from '../../testing/eventstoredb';
import { EventCatalogues } from '../event-catalogues';
import { EventStoreDbEventLog } from './eventstoredb-event-log';
import { uuidv7 } from '../../base';

type Seen = { readonly stream: string; readonly revision: number };
const noted = ({ stream, revision }: RecordedEvent): Seen => ({ stream, revision });

/** A projector that records every event it applies, including repeats. */
function projector(name: string): Projector & { readonly seen: Seen[] } {
  const seen: Seen[] = [];
  let at = '';
  return {
    seen,
    name,
    on: ['*'],
    checkpoint: async () => at,
    apply: async (batch, position) => {
      seen.push(...batch.map(noted));
      at = position;
    },
  };
}

function effect(name: string): EffectConsumer & { readonly seen: Seen[] } {
  const seen: Seen[] = [];
  return {
    seen,
    name,
    on: ['Noted'],
    handle: async (event) => {
      await new Promise((done) => setImmediate(done));
      seen.push(noted(event));
    },
  };
}

const inOrder = (seen: readonly Seen[], streams: ReadonlyMap<string, number>): void => {
  for (const [stream, count] of streams) {
    const revisions = seen.filter((each) => each.stream === stream).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: count }, (_, revision) => revision));
  }
};

describe('consumers of the log on EventStoreDB', () => {
  const step = fc.oneof(
    { weight: 12, arbitrary: fc.record({ stream: fc.nat(3), size: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 2, arbitrary: fc.constant('drop' as const) },
    { weight: 1, arbitrary: fc.constant('away' as const) },
  );

  it('see every event once and in the order of its key, whenever connections break', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const server = await startEventStoreDouble({ systemEventEvery: 4 });
        const logs = await Promise.all([1, 2].map(() => EventStoreDbEventLog.connect({ url: server.url })));
        const [writing, reading] = logs;
        if (!writing || !reading) throw new Error('no logs');
        const store = memorySubscriptionStore();
        const consumers = [projector('one'), projector('two'), effect('three')];
        const backOff = { firstMs: 5, maxMs: 50, tries: 1000 };
        const engine = new SubscriptionEngine({ log: reading, store, backOff, heartbeatMs: 50 });
        consumers.forEach((consumer) => engine.add(consumer));
        engine.start();
        const streams = new Map<string, number>();
        const names = Array.from({ length: 4 }, () => `buyback-${uuidv7()}`);
        try {
          for (const each of steps) await play(each, { server, writing, names, streams });
          const total = [...streams.values()].reduce((sum, count) => sum + count, 0);
          await eventually(() => consumers.every(({ seen }) => seen.length >= total));
          consumers.forEach(({ seen }) => inOrder(seen, streams));
        } finally {
          await engine.stop();
          await Promise.all(logs.map((log) => log.close()));
          await store.close();
          await server.stop();
        }
      }),
      { numRuns: 12 },
    );
  });

  type World = {
    readonly server: EventStoreDouble;
    readonly writing: EventStoreDbEventLog;
    readonly names: readonly string[];
    readonly streams: Map<string, number>;
  };
  async function play(
    each: 'drop' | 'away' | { stream: number; size: number },
    { server, writing, names, streams }: World,
  ): Promise<void> {
    if (each === 'drop') return server.dropConnections();
    if (each === 'away') {
      await server.goAway();
      return server.comeBack();
    }
    const stream = names[each.stream] ?? '';
    const batch = Array.from({ length: each.size }, () => anEvent());
    await eventually(() => writing.append(stream, batch, 'any'));
    streams.set(stream, (streams.get(stream) ?? 0) + each.size);
  }
});

type Add = DomainCommand<'Add', { amount: number }>;
type Added = DomainEvent<'Added', { amount: number }>;

const adder: Decider<Add, Added, { total: number }> = {
  initialState: { total: 0 },
  decide: ({ data }) => [{ type: 'Added', data }],
  evolve: ({ total }, { data }) => ({ total: total + data.amount }),
};

describe('two processes deciding over one log on EventStoreDB', () => {
  const catalogues = new EventCatalogues(events('sum', { Added: z.strictObject({ amount: z.int() }) }));

  it('lose no update and apply none twice, although commands are repeated and connections break', async () => {
    const server = await startEventStoreDouble();
    const logs = await Promise.all(
      [1, 2].map(() => EventStoreDbEventLog.connect({ url: server.url, catalogues })),
    );
    const stores = logs.map((log) => new DeciderStore(log, catalogues));
    const id = uuidv7();
    const about = { category: 'sum', id, decider: adder };
    const send = async (store: DeciderStore, commandId: string): Promise<void> => {
      const meta = { commandId, accountId: 'account-1', actor: testActor, correlationId: commandId };
      const command = { type: 'Add', data: { amount: 1 } } as const;
      await eventually(() => store.handle({ ...about, command, meta }));
    };
    const commands = Array.from({ length: 60 }, uuidv7);
    const racing = stores.map(async (store) => {
      for (const [n, commandId] of commands.entries()) {
        if (n % 20 === 7) server.dropConnections();
        await send(store, commandId);
      }
    });
    await Promise.all(racing);
    for (const store of stores) {
      expect(await store.load('sum', id, adder)).toMatchObject({ state: { total: 60 }, revision: 59 });
    }
    await Promise.all(logs.map((log) => log.close()));
    await server.stop();
  });

  it('accept only one of two commands based on the same state', async () => {
    const server = await startEventStoreDouble();
    const logs = await Promise.all([1, 2].map(() => EventStoreDbEventLog.connect({ url: server.url })));
    const id = uuidv7();
    const outcomes = await Promise.allSettled(
      logs.map((log) => {
        const commandId = uuidv7();
        const meta = { commandId, accountId: 'a', actor: testActor, correlationId: commandId };
        return new DeciderStore(log, catalogues).handle({
          category: 'sum',
          id,
          decider: adder,
          command: { type: 'Add', data: { amount: 1 } },
          meta: { ...meta, expectedRevision: -1 },
        });
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused[0]).toBeInstanceOf(Refusal);
    expect(refused[0]).toMatchObject({ code: 'stale-revision' });
    await Promise.all(logs.map((log) => log.close()));
    await server.stop();
  });
});
