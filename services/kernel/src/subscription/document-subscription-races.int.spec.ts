import {
  SqliteDocuments,
  type Collection,
  type Document,
  type Documents,
} from '@reprise/read-kernel/documents';
import fc from 'fast-check';
import type { ConsumerRecord } from './document-records';
import { DocumentSubscriptionStore } from './document-subscription-store';
import { LeaseLost, type Fence, type KeyFailure, type ParkedEvent } from './subscription-store.port';

const consumer = 'mailer';
const leaseMs = 100;
const keys = ['k0', 'k1'];
const keyOf = (event: number): string => keys[event % keys.length] ?? '';
const place = (event: number): ParkedEvent => ({
  ...{ position: String(event), eventId: `e${event}`, type: 'Noted', stream: keyOf(event), revision: event },
});
const failing: KeyFailure = {
  ...{ status: 'retrying', attempts: 1, nextTryAt: new Date(0).toISOString(), error: 'down' },
};

/** Runs requests to the database in the order chosen by the scheduler. */
function interleaved(documents: Documents, s: fc.Scheduler): Pick<Documents, 'collection'> {
  return {
    collection<T extends Document>(spec: Parameters<Documents['collection']>[0]): Collection<T> {
      const inner = documents.collection<T>(spec);
      return new Proxy(inner, {
        get: (target, name) => {
          const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
          return async (...args: unknown[]) => {
            await s.schedule(Promise.resolve(), `${spec.name}.${String(name)}`);
            return method.apply(target, args);
          };
        },
      });
    },
  };
}

/** Records each state in which a consumer's document is written. */
function watching(documents: Documents, written: ConsumerRecord[]): Documents {
  return new Proxy(documents, {
    get: (target, name) => {
      if (name !== 'collection') return Reflect.get(target, name) as unknown;
      return <T extends Document>(spec: Parameters<Documents['collection']>[0]) => {
        const inner = target.collection<T>(spec);
        if (spec.name !== 'subscriptions') return inner;
        const put = async (document: T, expected?: number): Promise<number> => {
          const revision = await inner.put(document, expected);
          written.push(document as unknown as ConsumerRecord);
          return revision;
        };
        return new Proxy(inner, {
          get: (of, method) => (method === 'put' ? put : (Reflect.get(of, method) as () => void).bind(of)),
        });
      };
    },
  });
}

type World = {
  readonly handled: { readonly event: number; readonly token: number }[];
  readonly fails: (event: number) => boolean;
  readonly now: () => Date;
};

/** What an engine does with one lease: a few events from the checkpoint on, then the parked keys. */
async function oneTurn(
  store: DocumentSubscriptionStore,
  fence: Fence,
  { handled, fails, now }: World,
  events: number,
): Promise<void> {
  const blocked = new Set((await store.parkedKeys(consumer)).map(({ key }) => key));
  let position = Number((await store.checkpoint(consumer)) ?? 0);
  for (let n = 0; n < events; n += 1) {
    const event = position + 1;
    if (blocked.has(keyOf(event)) || fails(event)) {
      await store.park(fence, keyOf(event), place(event), failing, now());
      blocked.add(keyOf(event));
    } else handled.push({ event, token: fence.token });
    await store.saveCheckpoint(fence, String(event));
    position = event;
  }
  for (const { key } of await store.dueKeys(consumer, now())) await drain(store, fence, key, handled);
}

async function drain(
  store: DocumentSubscriptionStore,
  fence: Fence,
  key: string,
  handled: World['handled'],
): Promise<void> {
  for (;;) {
    const first = await store.firstParked(consumer, key);
    if (!first) {
      if (await store.releaseKey(fence, key)) return;
      continue;
    }
    handled.push({ event: first.revision, token: fence.token });
    if (await store.unpark(fence, key, first)) return;
  }
}

async function run(
  store: DocumentSubscriptionStore,
  by: string,
  world: World,
  turns: number,
  atEnd: 'gives back' | 'dies',
): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const fence = await store.lease(consumer, by, leaseMs, world.now());
    if (!fence) continue;
    try {
      await oneTurn(store, fence, world, 2);
      if (atEnd === 'gives back') await store.release(fence);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    }
  }
}

describe('two processes on one document store', () => {
  const plan = fc.record({
    /** Time passes with each look at the clock, so leases expire in the middle of the work. */
    steps: fc.array(fc.nat(90), { minLength: 1, maxLength: 12 }),
    failing: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 5 }),
    ends: fc.tuple(
      fc.constantFrom('gives back' as const, 'dies' as const),
      fc.constantFrom('gives back' as const, 'dies' as const),
    ),
    skips: fc.nat(2),
  });

  it('never move a checkpoint back, lose an event, or handle a key out of order, however their requests interleave', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plan, async (s, { steps, failing: failures, ends, skips }) => {
        const written: ConsumerRecord[] = [];
        const sqlite = new SqliteDocuments({ file: ':memory:' });
        const documents = watching(sqlite, written);
        let time = 0;
        let looks = 0;
        const broken = new Set(failures);
        const world: World = {
          handled: [],
          // Each fails once: the next holder may succeed.
          fails: (event) => broken.delete(event),
          now: () => new Date((time += steps[looks++ % steps.length] ?? 0)),
        };
        const store = () => new DocumentSubscriptionStore(interleaved(documents, s));
        const operator = store();
        let skipped = 0;
        const operate = async () => {
          for (let n = 0; n < skips; n += 1)
            if (await operator.skipKey(consumer, keyOf(n), world.now())) skipped += 1;
        };
        const work = [
          run(store(), 'one', world, 4, ends[0]),
          run(store(), 'two', world, 4, ends[1]),
          operate(),
        ];
        await s.waitFor(Promise.all(work));

        for (const [n, record] of written.entries()) {
          const before = written[n - 1];
          expect(record.token).toBeGreaterThanOrEqual(before?.token ?? 0);
          expect(Number(record.position ?? 0)).toBeGreaterThanOrEqual(Number(before?.position ?? 0));
        }
        // A third process finishes the rest, alone.
        time += 10 * leaseMs;
        const last = new DocumentSubscriptionStore(sqlite);
        await run(last, 'three', { ...world, fails: () => false }, 2, 'gives back');
        expect(await last.parkedKeys(consumer)).toEqual([]);
        const end = Number(await last.checkpoint(consumer));
        const firsts = [...new Set(world.handled.map(({ event }) => event))];
        const all = Array.from({ length: end }, (_, n) => n + 1);
        expect(all.filter((event) => !firsts.includes(event)).length).toBeLessThanOrEqual(skipped);
        // Twice only by two holders: the first had lost its lease before it could report success.
        const acts = world.handled.map(({ event, token }) => `${event} under ${token}`);
        expect(acts).toEqual([...new Set(acts)]);
        for (const key of keys) {
          const inOrder = firsts.filter((event) => keyOf(event) === key);
          expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
        }
        await sqlite.close();
      }),
      { numRuns: 200 },
    );
  });
});
