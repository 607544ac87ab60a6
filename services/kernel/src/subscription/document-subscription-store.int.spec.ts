import { SqliteDocuments, type Document, type Documents } from '@reprise/read-kernel/documents';
import { subscriptionStoreConformance, timerStoreConformance } from '../testing';
import { DocumentTimerStore } from '../timers/document-timer-store';
import { DocumentSubscriptionStore } from './document-subscription-store';
import type { Fence, KeyFailure, ParkedEvent } from './subscription-store.port';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 5, 9, 0, seconds));
const event: ParkedEvent = { position: '1', eventId: 'e1', type: 'Noted', stream: 'buyback-1', revision: 0 };
const failure: KeyFailure = {
  ...{ status: 'retrying', attempts: 1, nextTryAt: at(1).toISOString(), error: 'down' },
};

type Request = { readonly collection: string; readonly method: string };

/** Reports each request before it is made. */
function observed(
  documents: Documents,
  before: (request: Request) => void | Promise<void>,
): Pick<Documents, 'collection'> {
  return {
    collection<T extends Document>(spec: Parameters<Documents['collection']>[0]) {
      return new Proxy(documents.collection<T>(spec), {
        get: (target, name) => {
          const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
          return async (...args: unknown[]) => {
            await before({ collection: spec.name, method: String(name) });
            return method.apply(target, args);
          };
        },
      });
    },
  };
}

describe('stores in documents on SQLite', () => {
  let documents: SqliteDocuments;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
  });
  afterEach(() => documents.close());

  subscriptionStoreConformance('A document store', async () => new DocumentSubscriptionStore(documents));
  timerStoreConformance('A document store', async () => new DocumentTimerStore(documents));

  async function lease(store: DocumentSubscriptionStore, holder: string, now: Date): Promise<Fence> {
    const fence = await store.lease('mailer', holder, 10_000, now);
    if (!fence) throw new Error('no lease');
    return fence;
  }

  it('does not count a key created by a stalled holder after it lost its lease', async () => {
    let goOn = (): void => undefined;
    const stall = new Promise<void>((done) => (goOn = done));
    const stalling = observed(documents, ({ collection, method }) =>
      collection === 'parked_keys' && method === 'put' ? stall : undefined,
    );
    const [one, two] = [new DocumentSubscriptionStore(stalling), new DocumentSubscriptionStore(documents)];
    const old = await lease(one, 'one', at(0));
    const parking = one.park(old, 'k', event, failure, at(0));
    const current = await lease(two, 'two', at(20));
    goOn();
    await parking;
    expect(await two.parkedKeys('mailer')).toEqual([]);
    expect(await two.dueKeys('mailer', at(30))).toEqual([]);
    expect(await two.firstParked('mailer', 'k')).toBeUndefined();
    expect(await two.retryKey('mailer', 'k', at(30))).toBe(false);
    expect(await two.releaseKey(current, 'k')).toBe(false);
    await two.park(current, 'k', { ...event, eventId: 'e2' }, failure, at(21));
    expect(await two.parkedEvents('mailer', 'k')).toEqual([{ ...event, eventId: 'e2' }]);
  });

  it('tells a holder at its next renewal that it lost its lease, even if it never saw it expire', async () => {
    const [one, two] = [new DocumentSubscriptionStore(documents), new DocumentSubscriptionStore(documents)];
    const old = await lease(one, 'one', at(0));
    expect(await one.lease('other', 'one', 10_000, at(0))).toBeDefined();
    // The second one's clock is ahead.
    await lease(two, 'two', at(20));
    expect(await one.lease('mailer', 'one', 10_000, at(3))).toBeUndefined();
    await expect(one.saveCheckpoint(old, '9')).rejects.toThrow('went to another');
    // Nobody else wanted this one; it is taken again with a new token.
    expect(await one.lease('other', 'one', 10_000, at(3))).toMatchObject({ token: 2 });
  });

  it('lets a process that restarts under its name continue at once, and fences the old one', async () => {
    const old = await lease(new DocumentSubscriptionStore(documents), 'one', at(0));
    const again = new DocumentSubscriptionStore(documents);
    expect((await lease(again, 'one', at(1))).token).toBeGreaterThan(old.token);
  });

  it('needs one request a second for forty leases, one for their wishes, one for due keys, and one per checkpoint', async () => {
    const requests: string[] = [];
    const counting = observed(documents, ({ collection, method }) => {
      requests.push(`${method} ${collection}`);
    });
    const store = new DocumentSubscriptionStore(counting);
    const names = Array.from({ length: 40 }, (_, n) => `consumer-${n}`);
    const renewed = (second: number) =>
      Promise.all(names.map((name) => store.lease(name, 'one', 10_000, at(second))));
    const [fence] = await renewed(0);
    const since = async (work: () => Promise<unknown>): Promise<string[]> => {
      requests.length = 0;
      await work();
      return [...requests];
    };
    expect(await since(() => renewed(2))).toEqual(['put lease_holders']);
    const others = names.map((name) => () => store.lease(name, 'two', 10_000, at(3)));
    expect(await since(() => Promise.all(others.map((ask) => ask())))).toEqual([
      ...['getMany subscriptions', 'getMany lease_holders'],
    ]);
    const wishes = () => Promise.all(names.map((name) => store.wish(name)));
    expect(await since(wishes)).toEqual(['getMany subscription_wishes']);
    const due = () => Promise.all(names.map((name) => store.dueKeys(name, at(3))));
    expect(await since(due)).toEqual(['find parked_keys']);
    const save = async () => fence && store.saveCheckpoint(fence, '7');
    expect(await since(save)).toEqual(['put subscriptions']);
  });
});
