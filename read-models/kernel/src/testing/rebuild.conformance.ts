import type { Documents } from '../documents';
import { ReadModels } from '../query';
import {
  fillPart,
  filledTo,
  joinParts,
  partsOf,
  projection,
  readCheckpoint,
  Rebuild,
  rollBack,
  type Row,
} from '../projection';
import { comparePositions, readerOf, recorded } from './projection.conformance';

type Total = Row & { readonly total: number };
const totalsBy = (step: number, name = 'totals_v1') =>
  projection<Total>({
    name,
    collection: { indexes: [{ fields: ['accountId', 'total'] }] },
    keys: { Shared: () => keys },
    handlers: {
      Counted: (row) => ({ total: (row?.total ?? 0) + step }),
      Shared: (row) => row && { total: row.total },
    },
  });
const totals = totalsBy(1);
const keys = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0'));
/** Each hundredth event is about all rows, from the stream of one. */
const log = Array.from({ length: 300 }, (_, index) =>
  recorded(index + 1, `total-${keys[index % 30]}`, {
    type: index % 100 === 99 ? 'Shared' : 'Counted',
    data: null,
  }),
);

/** Every adapter of the documents port rebuilds projections in the same way. `make` opens an empty store. */
export function rebuildConformance(name: string, make: () => Promise<Documents>): void {
  describe(`a rebuild on ${name}`, () => {
    let documents: Documents;
    let models: ReadModels;
    beforeEach(async () => {
      documents = await make();
      models = new ReadModels({ documents, compare: comparePositions });
    });
    afterEach(() => documents.close());

    const readAll = readerOf(log);
    const rebuildOf = (of: typeof totals) =>
      Rebuild.begin({ documents, projection: of, compare: comparePositions, readAll, batchEvents: 64 });
    const total = async (of = totals) => (await (await models.collection(of)).get('07'))?.total;

    it('fills beside the live rows, finds them equal and replaces them', async () => {
      const runner = models.runner(totals, readAll);
      await runner.apply(log.slice(0, 200), '200');
      const rebuild = await rebuildOf(totals);
      expect(rebuild.collection).toBe('totals_v1__1');
      const compared = await rebuild.compareWithLive();
      expect(compared).toMatchObject({ position: '200', sampled: 30, differences: [], live: { rows: 30 } });
      await runner.apply(log.slice(200), '300');
      await rebuild.switchTo();
      expect(await total()).toBe(10);
      await runner.apply([], '300');
      expect(await models.versions.live(totals)).toBe('totals_v1__1');
      expect(await models.versions.dropPrevious(totals)).toBe('totals_v1');
      expect(await documents.collectionNames()).not.toContain('totals_v1');
      expect(await total()).toBe(10);
    });

    it('is filled in parts at the same time, each of which goes on where it was interrupted', async () => {
      await models.runner(totals, readAll).apply(log, '300');
      const rebuild = await rebuildOf(totals);
      const reading = {
        documents,
        projection: totals,
        compare: comparePositions,
        readAll,
        cacheBytes: 1_000,
      };
      const [one, other] = partsOf(2);
      const filling = (part: typeof one, until: string, written = () => undefined as void) =>
        part && fillPart({ ...reading, written }, rebuild.collection, part, until);
      await Promise.all([filling(one, '100'), filling(other, '200')]);
      expect(await filledTo(documents, rebuild.collection, comparePositions)).toBe('100');
      const interrupted = filling(one, '300', () => {
        throw new Error('interrupted');
      });
      await expect(interrupted).rejects.toThrow('interrupted');
      await Promise.all([filling(one, '300'), filling(other, '300')]);
      await joinParts(documents, totals, rebuild.collection, '300');
      expect(await readCheckpoint(documents, rebuild.collection)).toMatchObject({ position: '300' });
      const compared = await rebuild.compareWithLive();
      expect(compared).toMatchObject({ position: '300', sampled: 30, differences: [], fresh: { rows: 30 } });
    });

    it('shows which rows differ', async () => {
      const runner = models.runner(totals, readAll);
      await runner.apply(log, '300');
      const live = documents.collection<Total>(totals.collection);
      await live.put({ _id: '07', accountId: 'a', position: '300', total: 99 });
      await live.delete('11');
      const rebuild = await rebuildOf(totals);
      const compared = await rebuild.compareWithLive();
      expect(compared).toMatchObject({ live: { rows: 29 }, fresh: { rows: 30 } });
      expect(compared.differences.map(({ id }) => id).sort()).toEqual(['07', '11']);
      await rebuild.abandon();
      expect(await documents.collectionNames()).not.toContain('totals_v1__1');
      expect(await total()).toBe(99);
    });

    it('compares every row if it is asked for as many, also those that one side alone has', async () => {
      const rows = documents.collection<Total>({ ...totals.collection, name: 'totals_v1' });
      await models.runner(totals, readAll).apply(log, '300');
      const rebuild = await rebuildOf(totals);
      await rebuild.fill('300');
      const spare = Array.from({ length: 2_500 }, (_, n) => ({
        ...{ _id: `x${n}`, accountId: 'a', position: '1', total: n },
      }));
      for (const document of spare) await rows.put(document);
      await rows.delete('07');
      const { differences, sampled } = await rebuild.compareWithLive(10_000);
      expect(sampled).toBe(2_530);
      expect(differences).toHaveLength(2_501);
      expect(differences.find(({ id }) => id === '07')).toMatchObject({ fresh: { total: 10 } });
      expect(differences.find(({ id }) => id === 'x2499')).toMatchObject({ live: { total: 2_499 } });
      expect((await rebuild.compareWithLive(20)).sampled).toBeLessThan(50);
    });

    it('continues after a switch and after a roll-back without a gap', async () => {
      const runner = models.runner(totals, readAll);
      await runner.apply(log.slice(0, 100), '100');
      const rebuild = await rebuildOf(totals);
      await rebuild.fill('50');
      await models.versions.switchTo(totals, rebuild.collection);
      await runner.apply(log.slice(100, 200), '200');
      expect((await (await models.collection(totals)).get('07'))?.total).toBe(7);
      await models.versions.rollBack(totals);
      expect(await models.versions.live(totals)).toBe('totals_v1');
      await runner.apply(log.slice(200), '300');
      expect(await total()).toBe(10);
    });

    it('rolls back to complete rows', async () => {
      await models.runner(totals, readAll).apply(log.slice(0, 100), '100');
      await (await rebuildOf(totals)).switchTo();
      await rollBack({ documents, projection: totals, compare: comparePositions, readAll });
      expect(await models.versions.live(totals)).toBe('totals_v1');
      expect(await total()).toBe(10);
    });

    it('fills a new version while the old one answers', async () => {
      await models.runner(totals, readAll).apply(log, '300');
      const next = totalsBy(2, 'totals_v2');
      const runner = models.runner(next, readAll);
      expect(await runner.checkpoint()).toBeUndefined();
      expect(await total(next)).toBe(10);
      const rebuild = await rebuildOf(next);
      expect((await rebuild.compareWithLive()).differences).toHaveLength(30);
      await rebuild.switchTo();
      expect(await total(next)).toBe(20);
      expect(await runner.checkpoint()).toBe('300');
      await models.versions.rollBack(next);
      expect(await total(next)).toBe(10);
    });

    it('ends at the live position where the log leaves out events of other types', async () => {
      await models.runner(totals, readAll).apply(log.slice(0, 199), '200');
      const fewer = log.filter(({ position }) => Number(position) <= 199 || Number(position) > 230);
      const options = { documents, projection: totals, compare: comparePositions };
      const rebuild = await Rebuild.begin({ ...options, readAll: readerOf(fewer) });
      expect(await rebuild.compareWithLive()).toMatchObject({ position: '200', differences: [] });
    });

    it('goes on where an interrupted one ended', async () => {
      await models.runner(totals, readAll).apply(log, '300');
      const begun = await rebuildOf(totals);
      await begun.fill('100');
      const options = { documents, projection: totals, compare: comparePositions, readAll };
      const resumed = Rebuild.resume(options, begun.collection);
      expect(await resumed.fill()).toMatchObject({ events: 200, position: '300' });
      expect(await resumed.compareWithLive()).toMatchObject({ differences: [], fresh: { rows: 30 } });
    });

    it('reports its progress', async () => {
      const positions: string[] = [];
      const onProgress = ({ position }: { position: string }) => positions.push(position);
      const options = { documents, projection: totals, compare: comparePositions, readAll, batchEvents: 100 };
      const rebuild = await Rebuild.begin({ ...options, onProgress });
      expect(await rebuild.fill()).toMatchObject({ events: 300, position: '300' });
      expect(positions).toEqual(['100', '200', '300']);
    });
  });
}
