import { SqliteDocuments, type CollectionWrites, type Documents } from '../documents';
import { comparePositions, projectionConformance, readerOf, recorded } from '../testing';
import { projection } from './define-projection';
import { ProjectionRunner } from './projection-runner';
import type { Row } from './projection';

const open = async () => new SqliteDocuments({ file: ':memory:', durability: 'NORMAL' });

/** An engine without transactions: writes go one by one, and the `failAt`th is lost in a crash. */
function oneByOne(inner: Documents, failAt = Infinity): Documents {
  let writes = 0;
  const write = async ({ collection, ops }: CollectionWrites) => {
    for (const op of ops) {
      writes += 1;
      if (writes === failAt) throw new Error('crash');
      await inner.collection(collection).write([op]);
    }
  };
  return {
    atomicBatches: false,
    collection: (spec) => inner.collection(spec),
    collectionNames: () => inner.collectionNames(),
    close: () => inner.close(),
    async batch(all) {
      for (const each of all) await write(each);
    },
  };
}

projectionConformance('SQLite', open);
projectionConformance('an engine without transactions', async () => oneByOne(await open()));

type Total = Row & { readonly total: number };
const totals = projection<Total>({
  name: 'totals_v1',
  handlers: { Counted: (row) => ({ total: (row?.total ?? 0) + 1 }) },
});
const events = Array.from({ length: 12 }, (_, index) =>
  recorded(index + 1, `total-${index % 3}`, { type: 'Counted', data: null }),
);
const runnerOn = (documents: Documents) =>
  new ProjectionRunner({
    documents,
    projection: totals,
    compare: comparePositions,
    readAll: readerOf(events),
  });

describe('a crash between two writes of a batch', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('at write %i counts no event twice', async (failAt) => {
    const documents = await open();
    const crashing = runnerOn(oneByOne(documents, failAt));
    const first = crashing.apply(events.slice(0, 6), '6').then(() => crashing.apply(events.slice(6), '12'));
    await first.catch(() => undefined);
    const next = runnerOn(oneByOne(documents));
    const from = (await next.checkpoint()) ?? '';
    await next.apply(
      events.filter((event) => comparePositions(event.position, from) > 0),
      '12',
    );
    const found = await documents.collection<Total>(totals.collection).find({});
    expect(found.map((row) => row.total)).toEqual([4, 4, 4]);
    await documents.close();
  });
});
