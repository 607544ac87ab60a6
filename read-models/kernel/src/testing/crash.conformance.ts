import { DocumentConflict, type CollectionWrites, type Documents } from '../documents';
import { projection, ProjectionRunner, type Row } from '../projection';
import { comparePositions, readerOf, recorded } from './projection.conformance';

/** An engine without transactions: writes are applied one by one, and the `failAt`th is lost in a crash. */
export function oneByOne(inner: Documents, failAt = Infinity): Documents {
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
    shred: () => inner.shred(),
    close: () => inner.close(),
    async batch(all) {
      for (const each of all) await write(each);
    },
  };
}

type Total = Row & { readonly total: number };
const totals = projection<Total>({
  name: 'totals_v1',
  handlers: { Counted: (row) => ({ total: (row?.total ?? 0) + 1 }) },
});
const events = Array.from({ length: 12 }, (_, index) =>
  recorded(index + 1, `total-${index % 3}`, { type: 'Counted', data: null }),
);
const runnerOn = (documents: Documents, of = totals) =>
  new ProjectionRunner({
    documents,
    projection: of,
    compare: comparePositions,
    readAll: readerOf(events),
  });

/** Every adapter of the documents port, atomic batches or not, passes these. `open` opens an empty store. */
export function crashConformance(name: string, open: () => Promise<Documents>): void {
  const totalsIn = async (documents: Documents) =>
    (await documents.collection<Total>(totals.collection).find({}, { sort: [['_id', 1]] })).map(
      (row) => row.total,
    );

  describe(`a crash between two writes of a batch, on ${name}`, () => {
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
      expect(await totalsIn(documents)).toEqual([4, 4, 4]);
      await documents.close();
    });

    it.each([1, 2, 3, 4])('at write %i leaves the same runner able to continue', async (failAt) => {
      const documents = await open();
      const runner = runnerOn(oneByOne(documents, 4 + failAt));
      await runner.apply(events.slice(0, 6), '6');
      await expect(runner.apply(events.slice(6), '12')).rejects.toThrow('crash');
      await runner.apply(events.slice(6), '12');
      expect(await totalsIn(documents)).toEqual([4, 4, 4]);
      await documents.close();
    });
  });

  describe(`two runners of one projection at once, on ${name}`, () => {
    /** Reads on from its own checkpoint, like the subscription engine; a lost race is retried. */
    async function run(documents: Documents, log: ReturnType<typeof recorded>[], batch: number) {
      const runner = runnerOn(documents);
      const last = log.at(-1)?.position ?? '';
      for (let tries = 0; tries < 500; tries += 1) {
        const from = (await runner.checkpoint()) ?? '';
        if (from !== '' && comparePositions(from, last) >= 0) return;
        const ahead = log.filter((event) => comparePositions(event.position, from) > 0).slice(0, batch);
        await runner.apply(ahead, ahead.at(-1)?.position ?? last).catch((error: unknown) => {
          if (!(error instanceof DocumentConflict)) throw error;
        });
      }
      throw new Error('never reached the end');
    }
    const log = Array.from({ length: 240 }, (_, index) =>
      recorded(index + 1, `total-${(index * 7) % 12}`, { type: 'Counted', data: null }),
    );

    it('no row loses an event, and none counts twice', async () => {
      const documents = await open();
      await Promise.all([run(documents, log, 17), run(documents, log, 30), run(documents, log, 5)]);
      expect(await totalsIn(documents)).toEqual(Array.from({ length: 12 }, () => 20));
      await documents.close();
    });

    it('even if both keep rows in memory and one of them stopped between rows and checkpoint', async () => {
      const documents = await open();
      const [stale, other] = [runnerOn(documents), runnerOn(oneByOne(documents, 5))];
      await stale.apply(events.slice(0, 3), '3');
      await other.apply(events.slice(0, 3), '3');
      await expect(other.apply(events.slice(3, 9), '9')).rejects.toThrow('crash');
      await stale.apply(events.slice(3, 7), '7');
      await stale.apply(events.slice(7), '12');
      expect(await totalsIn(documents)).toEqual([4, 4, 4]);
      await documents.close();
    });

    it('even if one handles an unparked event while the other keeps its row in memory', async () => {
      const documents = await open();
      const known = projection<Total>({
        name: 'totals_v1',
        handlers: {
          Opened: () => ({ total: 0 }),
          Counted: (row) => (row ? { total: row.total + 1 } : undefined),
        },
      });
      const [one, other] = [0, 1].map(() => runnerOn(documents, known));
      const opened = recorded(2, 'total-p', { type: 'Opened', data: null });
      const counted = recorded(5, 'total-p', { type: 'Counted', data: null });
      const elsewhere = recorded(3, 'total-q', { type: 'Opened', data: null });
      await one?.apply([recorded(1, 'total-p', { type: 'Counted', data: null }), elsewhere], '3');
      await other?.apply([opened], '2');
      await one?.apply([counted], '5');
      expect(await totalsIn(documents)).toEqual([1, 0]);
      await documents.close();
    });
  });
}
