import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import type { Documents } from '../documents';
import {
  isOfPart,
  projection,
  ProjectionFailure,
  ProjectionRunner,
  type ReadAll,
  type Row,
  type WantedEvents,
} from '../projection';

type Counted =
  DomainEvent<'Counted', { by: number }> | DomainEvent<'Removed', null> | DomainEvent<'Broken', null>;
type Total = Row & { readonly total: number; readonly code?: string };

const totals = projection<Total, Counted>({
  name: 'totals_v1',
  collection: { indexes: [{ fields: ['accountId', 'total'] }, { fields: ['code'], unique: true }] },
  handlers: {
    Counted: (row, event) => ({
      total: (row?.total ?? 0) + event.data.by,
      ...(event.data.by === 99 ? { code: 'taken' } : {}),
    }),
    Removed: () => null,
    Broken: () => {
      throw new TypeError('a bug');
    },
  },
});

/** Positions in these suites are numbers as text; `''` comes first. */
export const comparePositions = (a: string, b: string): number => Number(a) - Number(b);

/** A recorded event for tests of projections. */
export function recorded(
  position: number,
  stream: string,
  event: DomainEvent,
  accountId = 'a',
): RecordedEvent {
  return {
    ...event,
    id: `event-${position}`,
    version: 1,
    stream,
    revision: position,
    position: String(position),
    time: '2024-01-01T00:00:00.000Z',
    accountId,
    actor: { userId: 'u', role: 'test' },
    correlationId: 'c',
    causationId: 'c',
  };
}

function isWanted(event: RecordedEvent, { types, streams }: WantedEvents): boolean {
  if (!types.includes(event.type)) return false;
  return !streams || streams.scattered.includes(event.type) || isOfPart(event.stream, streams);
}

/** A log of the given events, for `readAll`, which leaves out all that it may. */
export const readerOf =
  (events: readonly RecordedEvent[]): ReadAll =>
  async (after, limit, wanted) => {
    const page = events.filter((event) => comparePositions(event.position, after) > 0).slice(0, limit);
    return wanted ? page.filter((event) => event === page.at(-1) || isWanted(event, wanted)) : page;
  };

const counted = (position: number, key: string, by = 1) =>
  recorded(position, `total-${key}`, { type: 'Counted', data: { by } });
const broken = (position: number, key: string) =>
  recorded(position, `total-${key}`, { type: 'Broken', data: null });
const removed = (position: number, key: string) =>
  recorded(position, `total-${key}`, { type: 'Removed', data: null });

/** Every adapter of the documents port supports projections in the same way. `make` opens an empty store. */
export function projectionConformance(name: string, make: () => Promise<Documents>): void {
  describe(`projections on ${name}`, () => {
    let documents: Documents;
    beforeEach(async () => {
      documents = await make();
    });
    afterEach(() => documents.close());

    const runner = (events: readonly RecordedEvent[] = [], cacheBytes = 100_000) =>
      new ProjectionRunner({
        documents,
        projection: totals,
        compare: comparePositions,
        readAll: readerOf(events),
        cacheBytes,
      });
    const rows = async () => {
      const found = await documents.collection<Total>(totals.collection).find({}, { sort: [['_id', 1]] });
      return found.map((row) => [row._id, row.total, row.position]);
    };

    it('folds a batch and keeps rows and position together', async () => {
      const totalsRunner = runner();
      expect(await totalsRunner.checkpoint()).toBeUndefined();
      await totalsRunner.apply([counted(1, 'x'), counted(2, 'y'), counted(4, 'x', 5)], '6');
      expect(await rows()).toEqual([
        ['x', 6, '4'],
        ['y', 1, '2'],
      ]);
      expect(await totalsRunner.checkpoint()).toBe('6');
      expect(await runner().checkpoint()).toBe('6');
    });

    it('changes nothing when events are repeated', async () => {
      const batch = [counted(1, 'x'), counted(2, 'x')];
      await runner().apply(batch, '2');
      await runner().apply(batch, '2');
      expect(await rows()).toEqual([['x', 2, '2']]);
    });

    it('applies an event that was parked, and never moves back', async () => {
      const totalsRunner = runner();
      await totalsRunner.apply([counted(5, 'x')], '5');
      await totalsRunner.apply([counted(3, 'y')], '3');
      expect(await rows()).toEqual([
        ['x', 1, '5'],
        ['y', 1, '3'],
      ]);
      expect(await totalsRunner.checkpoint()).toBe('5');
    });

    it('removes a row, and creates it again', async () => {
      const totalsRunner = runner();
      await totalsRunner.apply([counted(1, 'x'), removed(2, 'x'), counted(3, 'y')], '3');
      expect(await rows()).toEqual([['y', 1, '3']]);
      await totalsRunner.apply([removed(4, 'y'), counted(5, 'y', 7)], '5');
      expect(await rows()).toEqual([['y', 7, '5']]);
    });

    it('ignores events that it does not handle', async () => {
      await runner().apply([recorded(1, 'total-x', { type: 'Other', data: null })], '1');
      expect(await rows()).toEqual([]);
    });

    it('names the event that cannot be folded and writes nothing of its batch', async () => {
      const totalsRunner = runner();
      await totalsRunner.apply([counted(1, 'x')], '1');
      const applied = totalsRunner.apply([counted(2, 'x'), broken(3, 'y'), counted(4, 'x')], '4');
      await expect(applied).rejects.toMatchObject({ name: 'ProjectionFailure', event: { id: 'event-3' } });
      expect(await rows()).toEqual([['x', 1, '1']]);
      await totalsRunner.apply([counted(2, 'x'), counted(4, 'x')], '4');
      expect(await rows()).toEqual([['x', 3, '4']]);
    });

    it('names the event whose row the collection refuses', async () => {
      const totalsRunner = runner();
      const applied = totalsRunner.apply([counted(1, 'x', 99), counted(2, 'y', 99)], '2');
      await expect(applied).rejects.toBeInstanceOf(ProjectionFailure);
      await expect(totalsRunner.apply([], '0')).resolves.toBeUndefined();
    });

    it('refuses an event of another account on a row', async () => {
      const foreign = projection<Total>({ name: 'totals_v1', handlers: { Counted: () => ({ total: 1 }) } });
      const mixed = {
        ...foreign,
        fold: (): Total => ({ _id: 'x', accountId: 'b', position: '1', total: 1 }),
      };
      const mixedRunner = new ProjectionRunner({
        documents,
        projection: mixed,
        compare: comparePositions,
        readAll: readerOf([]),
      });
      await expect(mixedRunner.apply([counted(1, 'x')], '1')).rejects.toThrow('account');
    });

    it('sees what another runner wrote meanwhile, whatever it has in memory', async () => {
      const [one, other] = [runner(), runner()];
      await one.apply([counted(1, 'x')], '1');
      await other.apply([counted(2, 'x')], '2');
      await one.apply([counted(2, 'x'), counted(3, 'x')], '3');
      await other.apply([counted(3, 'x'), counted(4, 'x')], '4');
      expect(await rows()).toEqual([['x', 4, '4']]);
    });

    it('gives the same rows however the log is split into batches', async () => {
      const events = Array.from({ length: 60 }, (_, index) =>
        counted(index + 1, `k${(index * 7) % 5}`, index),
      );
      const small = runner([], 400);
      for (let from = 0; from < events.length; from += 7) {
        const batch = events.slice(from, from + 7);
        await small.apply(batch, batch.at(-1)?.position ?? '');
      }
      const cut = await rows();
      await documents.collection(totals.collection).drop();
      await documents.collection({ name: 'projection_checkpoints' }).drop();
      await runner().apply(events, '60');
      expect(await rows()).toEqual(cut);
    });
  });
}
