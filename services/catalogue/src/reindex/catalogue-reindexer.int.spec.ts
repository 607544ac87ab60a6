import { TestClock } from '@reprise/kernel/base';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { CatalogueReindexer, type Rebuild } from './catalogue-reindexer';
import { ReindexStates } from './reindex-states.store';

const batch = { done: 100, refused: 1 };

describe('the reindexing of a catalogue', () => {
  const clock = new TestClock('2026-01-05T09:00:00.000Z');
  const now = clock.now().toISOString();
  let documents: SqliteDocuments;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
  });
  const reindexer = (rebuild: Rebuild) =>
    new CatalogueReindexer(new ReindexStates(documents, clock), () => Promise.resolve(250), rebuild);
  const held = () => {
    let go = (): void => undefined;
    const until = new Promise<void>((done) => (go = done));
    return { until, go };
  };

  it('tells how far it is, from nothing to its end', async () => {
    const { until, go } = held();
    const one = reindexer(async (_id, told) => {
      await told(batch);
      await until;
      await told(batch);
    });
    expect(await one.read('acme')).toMatchObject({ state: 'never', startedAt: null });
    expect(await one.start('acme')).toMatchObject({ state: 'running', startedAt: now, total: 250 });
    expect(await one.read('other')).toMatchObject({ state: 'never' });
    go();
    await one.settled();
    expect(await one.read('acme')).toEqual({
      ...{ state: 'done', startedAt: now, endedAt: now, total: 250 },
      ...{ done: 200, refused: 2 },
    });
  });

  it('is done once at a time, in whichever process it is asked for', async () => {
    const { until, go } = held();
    const rebuilds: string[] = [];
    const rebuild = async (id: string) => {
      rebuilds.push(id);
      await until;
    };
    const [one, two] = [reindexer(rebuild), reindexer(rebuild)];
    await Promise.all([one.start('acme'), two.start('acme'), one.start('acme')]);
    expect(rebuilds).toEqual(['acme']);
    go();
    await one.settled();
    await two.settled();
    await two.start('acme');
    expect(rebuilds).toEqual(['acme', 'acme']);
  });

  it('says that it has failed, and what it had done', async () => {
    const one = reindexer(async (_id, told) => {
      await told(batch);
      throw new Error('the engine is away');
    });
    await one.start('acme');
    await one.settled();
    expect(await one.read('acme')).toMatchObject({ state: 'failed', done: 100, endedAt: now });
  });

  it('has failed where its process is not heard of any more, and may be begun again', async () => {
    const { until, go } = held();
    const lost = reindexer(() => until);
    await lost.start('acme');
    clock.advance(61_000);
    const next = reindexer(() => Promise.resolve());
    expect(await next.read('acme')).toMatchObject({ state: 'failed', endedAt: now });
    await next.start('acme');
    await next.settled();
    expect(await next.read('acme')).toMatchObject({ state: 'done' });
    go();
    // The first one comes back late, and does not overwrite what was done since.
    await lost.settled();
    expect(await next.read('acme')).toMatchObject({ state: 'done', startedAt: clock.now().toISOString() });
  });
});
