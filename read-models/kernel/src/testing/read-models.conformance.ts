import type { Documents } from '../documents';
import { projection, type Row } from '../projection';
import { listQuery, ReadModels, scopeFilter, tenantScope } from '../query';
import { comparePositions, readerOf, recorded } from './projection.conformance';

const seen = projection<Row>({ name: 'seen_v1', handlers: { Counted: () => ({}) } });
const also = projection<Row>({ name: 'also_v1', handlers: { Counted: () => ({}) } });
const everything = {
  ...{ page: 1, itemsPerPage: 30, pagination: true, partial: false },
  ...{ order: [], filters: {}, exists: {} },
};
const event = (position: number) => recorded(position, 'total-x', { type: 'Counted', data: null });

/** Every adapter of the documents port lets readers wait for a position. `open` opens an empty store. */
export function readModelsConformance(name: string, open: () => Promise<Documents>): void {
  describe(`waiting for a position, on ${name}`, () => {
    it('ends when the read model of this process has reached it', async () => {
      const documents = await open();
      const models = new ReadModels({ documents, compare: comparePositions });
      const runner = models.runner(seen, readerOf([]));
      const waiting = models.waitForPosition(seen, '2', 5000);
      await runner.apply([event(1)], '1');
      await runner.apply([event(2)], '2');
      await expect(waiting).resolves.toBeUndefined();
      await expect(models.waitForPosition(seen, '1', 0)).resolves.toBeUndefined();
      await expect(models.waitForPosition(seen, '', 0)).resolves.toBeUndefined();
      await documents.close();
    });

    it('hurries the read model of this process, and nothing that is already shown does', async () => {
      const documents = await open();
      const models = new ReadModels({ documents, compare: comparePositions });
      const runner = models.runner(seen, readerOf([]));
      const hurry = jest.fn(() => void runner.apply([event(1)], '1'));
      runner.onWanted(hurry);
      await models.waitForPosition(seen, '1', 5000);
      await models.waitForPosition(seen, '1', 5000);
      expect(hurry).toHaveBeenCalledTimes(1);
      await documents.close();
    });

    it('ends when another process has reached it', async () => {
      const documents = await open();
      const [here, there] = [0, 1].map(() => new ReadModels({ documents, compare: comparePositions }));
      const waiting = here?.waitForPosition(seen, '1', 5000);
      await there?.runner(seen, readerOf([])).apply([event(1)], '1');
      await expect(waiting).resolves.toBeUndefined();
      await documents.close();
    });

    it('works for many at once, and queries less when the position is known', async () => {
      const documents = await open();
      const [here, there] = [0, 1].map(() => new ReadModels({ documents, compare: comparePositions }));
      const waiting = here?.waitForAll([seen, also], '2', 5000);
      await there?.runner(seen, readerOf([])).apply([event(2)], '2');
      await expect(here?.waitForAll([seen, also], '2', 5)).rejects.toMatchObject({
        code: 'read-model-behind',
      });
      await there?.runner(also, readerOf([])).apply([event(2)], '2');
      await expect(waiting).resolves.toBeUndefined();
      await expect(here?.waitForAll([seen, also], '1', 0)).resolves.toBeUndefined();
      await expect(here?.waitForAll([seen, also], '3', 0)).rejects.toMatchObject({
        code: 'read-model-behind',
      });
      await documents.close();
    });

    it('works for many that run in this process', async () => {
      const documents = await open();
      const models = new ReadModels({ documents, compare: comparePositions });
      const runners = [seen, also].map((each) => models.runner(each, readerOf([])));
      const waiting = models.waitForAll([seen, also], '1', 5000);
      for (const runner of runners) await runner.apply([event(1)], '1');
      await expect(waiting).resolves.toBeUndefined();
      await documents.close();
    });

    it('looks by itself only for what another process moves', async () => {
      const documents = await open();
      const alarms: number[] = [];
      let armed = (): void => undefined;
      const after = (ms: number) => {
        alarms.push(ms);
        if (ms === 5000) armed();
        return () => undefined;
      };
      const waitFor = async (list: typeof seen) => {
        const set = new Promise<void>((done) => (armed = done));
        const shown = models.waitForPosition(list, '1', 5000);
        await set;
        return { shown };
      };
      const models = new ReadModels({ documents, compare: comparePositions, clock: { after } });
      const runner = models.runner(seen, readerOf([]));
      const { shown } = await waitFor(seen);
      await runner.apply([event(1)], '1');
      await shown;
      expect(alarms).toEqual([5000]);
      const elsewhere = await waitFor(also);
      expect(alarms).toEqual([5000, 25, 5000]);
      await models.runner(also, readerOf([])).apply([event(1)], '1');
      await elsewhere.shown;
      await documents.close();
    });

    it('marks the pages of those that have not reached it yet, until they do', async () => {
      const documents = await open();
      const models = new ReadModels({ documents, compare: comparePositions });
      const [first, second] = [seen, also].map((each) => models.runner(each, readerOf([])));
      const pageOf = async (list: typeof seen) => {
        const scope = scopeFilter(tenantScope({ accountId: 'a', by: 'account' }), {});
        return listQuery(await models.collection(list), scope, everything, { filters: [], order: [] });
      };
      await first?.apply([event(2)], '2');
      expect(await models.markFilling([seen, also], '2')).toEqual(['also_v1']);
      expect((await pageOf(seen)).filling).toBeUndefined();
      expect((await pageOf(also)).filling).toBe(true);
      await second?.apply([event(2)], '2');
      expect(await models.markFilling([seen, also], '2')).toEqual([]);
      expect((await pageOf(also)).filling).toBeUndefined();
      await documents.close();
    });

    it('is refused on timeout', async () => {
      const documents = await open();
      const models = new ReadModels({ documents, compare: comparePositions });
      await models.runner(seen, readerOf([])).apply([event(1)], '1');
      await expect(models.waitForPosition(seen, '2', 10)).rejects.toMatchObject({
        code: 'read-model-behind',
      });
      await documents.close();
    });
  });
}
