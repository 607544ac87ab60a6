import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsConformance } from '../testing/documents.conformance';
import { SqliteDocuments } from './sqlite-documents';

const inMemory = async (): Promise<SqliteDocuments> => new SqliteDocuments({ file: ':memory:' });
documentsConformance('SQLite', inMemory);
documentsConformance('SQLite, where answers are kept', inMemory, { seldomWritten: true });

const buybacks = {
  name: 'buybacks',
  arrays: ['tags'],
  indexes: [
    { fields: ['accountId', 'status', 'createdAt'] },
    { fields: ['accountId', 'createdAt'] },
    { fields: ['accountId', 'name'], prefix: 'name' },
    { fields: ['externalId'], sparse: 'externalId' },
    { fields: ['accountId', 'code'], unique: true },
  ],
} as const;

describe('SQLite uses the declared indexes', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  const collection = documents.collection(buybacks);
  afterAll(() => documents.close());

  it('for a filtered and sorted page, without an extra sort', async () => {
    const plan = await collection.explain(
      { accountId: 'a', status: 'x' },
      { sort: [['createdAt', -1]], limit: 10 },
    );
    expect(plan.join()).toContain(
      'USING INDEX buybacks|accountId,status,createdAt|plain (doc.accountId=? AND doc.status=?)',
    );
    expect(plan.join()).not.toContain('TEMP B-TREE');
  });

  it('for a range in another order, and opens the documents of the page alone', async () => {
    const filter = { accountId: 'a', createdAt: { $gte: '2026-01-01' } };
    const plan = await collection.explain(filter, { sort: [['status', 1]], limit: 10 });
    expect(plan[0]).toContain('sqlite_autoindex_buybacks_1 (id=?)');
    expect(plan[1]).toContain('LIST SUBQUERY');
  });

  it('for a prefix in another order, too', async () => {
    const filter = { accountId: 'a', name: { $prefix: 'ip' } };
    const plan = await collection.explain(filter, { sort: [['status', 1]], limit: 10 });
    expect(plan[0]).toContain('sqlite_autoindex_buybacks_1 (id=?)');
  });

  it('for few documents in another order, which are found by their number and then sorted', async () => {
    const indexes = [
      { fields: ['accountId', 'place', 'price'] },
      { fields: ['accountId', 'place', 'number', 'at'] },
    ];
    const items = documents.collection({ name: 'items', indexes });
    const filter = { accountId: 'a', place: 'p', number: 'n' };
    const page = { sort: [['price', -1]], limit: 10 } as const;
    expect((await items.explain(filter, page)).join()).toContain('accountId,place,price');
    const plan = await items.explain(filter, { ...page, few: true });
    expect(plan.join()).toContain('items|accountId,place,number,at|plain');
    expect(plan.join()).toContain('USE TEMP B-TREE FOR ORDER BY');
  });

  it('for a sorted page of the account', async () => {
    const plan = await collection.explain({ accountId: 'a' }, { sort: [['createdAt', -1]], limit: 10 });
    expect(plan.join()).toContain('USING INDEX buybacks|accountId,createdAt|plain (doc.accountId=?)');
    expect(plan.join()).not.toContain('TEMP B-TREE');
  });

  it.each([
    ['a prefix', { accountId: 'a', name: { $prefix: 'ip' } }, 'accountId,name|plain|prefix name'],
    [
      'a prefix with an accent',
      { accountId: 'a', name: { $prefix: 'éc' } },
      'accountId,name|plain|prefix name',
    ],
    ['a sparse field', { externalId: 'x' }, 'externalId|plain|sparse externalId'],
    ['a unique pair', { accountId: 'a', code: 'x' }, 'accountId,code|unique'],
    ['a time range', { accountId: 'a', createdAt: { $gte: '2024' } }, 'accountId,createdAt|plain'],
  ])('for %s', async (_, filter, index) => {
    expect((await collection.explain(filter)).join()).toContain(`buybacks|${index}`);
  });

  it('for a page over several values, merged from the first rows of each', async () => {
    const filter = { $and: [{ accountId: 'a' }, { status: { $in: ['x', 'y', 'y'] } }] };
    const options = { sort: [['createdAt', -1]], skip: 1, limit: 4 } as const;
    const plan = (await collection.explain(filter, options)).join();
    expect(plan.match(/accountId,status,createdAt/g)).toHaveLength(2);
    const statuses = ['x', 'y', 'z'];
    await collection.write(
      Array.from({ length: 30 }, (_, index) => ({
        kind: 'put',
        document: {
          _id: `${index}`,
          accountId: 'a',
          code: `${index}`,
          status: statuses[index % 3],
          createdAt: `${index % 4}`,
        },
      })),
    );
    const page = async (skip: number, limit?: number) =>
      (await collection.find(filter, { ...options, skip, limit })).map((each) => each._id);
    const all = await page(0);
    expect(all).toHaveLength(20);
    for (const skip of [0, 1, 5, 18]) expect(await page(skip, 4)).toEqual(all.slice(skip, skip + 4));
  });

  it('and has no unique index on an array', () => {
    const spec = { name: 'tagged', arrays: ['tags'], indexes: [{ fields: ['tags'], unique: true }] };
    expect(() => documents.collection(spec)).toThrow(RangeError);
  });
});

describe('a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps its documents when reopened, and gains an index declared later', async () => {
    const file = join(folder, 'kept.sqlite');
    const first = new SqliteDocuments({ file, durability: 'NORMAL' });
    await first.collection({ name: 'kept' }).put({ _id: '1' });
    await first.close();
    const second = new SqliteDocuments({ file });
    const kept = second.collection<{ _id: string; code?: string }>({
      name: 'kept',
      indexes: [{ fields: ['code'] }],
    });
    expect(await kept.get('1')).toEqual({ _id: '1', _revision: 1 });
    expect((await kept.explain({ code: 'x' })).join()).toContain('kept|code|plain');
    await second.close();
  });

  it('shows what another connection has written, at once, where answers are kept; nobody can change one', async () => {
    const options = { file: join(folder, 'kept.sqlite'), durability: 'NORMAL' } as const;
    const [own, other] = [new SqliteDocuments(options), new SqliteDocuments(options)];
    type Toy = { _id: string; colours: string[] };
    const spec = { name: 'toys', seldomWritten: true };
    const [mine, theirs] = [own.collection<Toy>(spec), other.collection<Toy>(spec)];
    await mine.put({ _id: '1', colours: ['red'] });
    const [read] = await mine.find({});
    expect((await mine.find({}))[0]).toBe(read);
    expect(() => read?.colours.push('blue')).toThrow(TypeError);
    await theirs.put({ _id: '1', colours: ['blue'] });
    expect(await mine.get('1')).toMatchObject({ colours: ['blue'], _revision: 2 });
    expect(await mine.find({})).toMatchObject([{ colours: ['blue'], _revision: 2 }]);
    await Promise.all([own.close(), other.close()]);
  });

  it('shows the counts of what another connection has written, at once', async () => {
    const options = { file: join(folder, 'shared.sqlite'), durability: 'NORMAL' } as const;
    const [own, other] = [new SqliteDocuments(options), new SqliteDocuments(options)];
    type Toy = { _id: string; colour: string };
    const spec = { name: 'toys', counted: ['colour'] };
    const [mine, theirs] = [own.collection<Toy>(spec), other.collection<Toy>(spec)];
    const counted = async () => [await mine.count({ colour: 'red' }), await mine.countBy('colour', {})];
    await mine.put({ _id: '1', colour: 'red' });
    expect(await counted()).toEqual([1, [['red', 1]]]);
    await theirs.write([
      { kind: 'put', document: { _id: '2', colour: 'red' } },
      { kind: 'put', document: { _id: '3', colour: 'blue' } },
    ]);
    const two = [
      ['blue', 1],
      ['red', 2],
    ];
    expect(await counted()).toEqual([2, two]);
    const version = await mine.version();
    expect(await mine.version()).toBe(version);
    await theirs.delete('1');
    expect(await mine.version()).not.toBe(version);
    expect(await counted()).toEqual([1, two.map(([colour]) => [colour, 1])]);
    await Promise.all([own.close(), other.close()]);
  });

  it('counts by the fields that are declared now, and writes no counts of former ones', async () => {
    const file = join(folder, 'recounted.sqlite');
    type Toy = { _id: string; colour: string; size: string };
    const toy = (_id: string): Toy => ({ _id, colour: 'red', size: 'big' });
    for (const [id, counted] of [
      ['1', ['colour']],
      ['2', ['colour', 'size']],
    ] as const) {
      const documents = new SqliteDocuments({ file, durability: 'NORMAL' });
      const toys = documents.collection<Toy>({ name: 'toys', counted });
      await toys.put(toy(id));
      expect(await toys.count({ colour: 'red' })).toBe(Number(id));
      await documents.close();
    }
    const bare = new DatabaseSync(file, { readOnly: true });
    const named = bare
      .prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%|counts|%' ORDER BY name")
      .all();
    bare.close();
    const own = 'toys|counts|colour,size';
    expect(named.map(({ name }) => name)).toEqual([
      own,
      ...['DELETE', 'INSERT', 'UPDATE'].map((on) => `${own}|${on}`),
    ]);
  });

  it('refuses a new document that is there by its revision, though its unique value is taken too: by itself', async () => {
    const documents = new SqliteDocuments({ file: join(folder, 'unique.sqlite') });
    const spec = { name: 'kept', indexes: [{ fields: ['code'], unique: true }] };
    const collection = documents.collection<{ _id: string; code: string }>(spec);
    await collection.put({ _id: '1', code: 'a' }, -1);
    await expect(collection.put({ _id: '1', code: 'a' }, -1)).rejects.toMatchObject({ reason: 'revision' });
    await expect(collection.put({ _id: '1', code: 'b' }, -1)).rejects.toMatchObject({ reason: 'revision' });
    await expect(collection.put({ _id: '2', code: 'a' }, -1)).rejects.toMatchObject({ reason: 'unique' });
    expect(await collection.find({})).toEqual([{ _id: '1', code: 'a', _revision: 1 }]);
    await documents.close();
  });

  it('completes waiting writes when it is closed', async () => {
    const file = join(folder, 'closing.sqlite');
    const documents = new SqliteDocuments({ file });
    const waiting = documents.collection({ name: 'kept' }).put({ _id: '1' });
    await documents.close();
    await expect(waiting).resolves.toBe(1);
  });

  it('leaves nothing in the journal when it is closed: the file may be copied at once', async () => {
    const file = join(folder, 'complete.sqlite');
    const documents = new SqliteDocuments({ file });
    await documents.collection({ name: 'kept' }).put({ _id: '1' });
    await documents.close();
    const journal = statSync(`${file}-wal`, { throwIfNoEntry: false });
    expect(journal?.size ?? 0).toBe(0);
  });
});
