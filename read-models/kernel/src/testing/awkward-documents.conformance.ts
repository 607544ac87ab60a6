import type { Collection, CollectionSpec, Document, Documents } from '../documents';

type Thing = Document & { readonly [key: string]: unknown };

const unique = { fields: ['account', 'code'], unique: true } as const;
const prefix = { fields: ['account', 'owner.name'], prefix: 'owner.name' } as const;

/** Part of `documentsConformance`: cases that another engine might handle differently. */
export function awkwardDocuments(store: () => Documents): void {
  const things = (spec: Pick<CollectionSpec, 'indexes' | 'arrays' | 'retired'> = {}) =>
    store().collection<Thing>({ name: 'things', ...spec });
  const ids = async (found: Promise<readonly Document[]>) => (await found).map(({ _id }) => _id);
  const put = (document: Thing) => ({ kind: 'put', document }) as const;
  const hold = (collection: Collection<Thing>, ...held: readonly Thing[]) => collection.write(held.map(put));

  describe('returns exactly what was put', () => {
    it.each<[string, Record<string, unknown>]>([
      ['keys with dots and dollars', { 'a.b': { $set: 1, 'c.$d': [{ $ref: 'x', $id: 2 }] }, $inc: 1 }],
      [
        'keys that a driver might take for its own',
        { _bsontype: 'ObjectId', of: { _bsontype: 'Long', toString: 1 } },
      ],
      ['percent signs and the empty key', { '%': 1, '%2e': 2, '%24x': 3, '100%': { '': 4 }, '%array': [5] }],
      ['keys with odd characters', { 'é ü': 1, '"': 2, 'a\0b': 3, '\\': 4, constructor: 5 }],
      [
        'its own names at another level',
        { doc: { _id: 1, _revision: 2, revision: 3 }, unique: 4, folded: 5, revision: 6 },
      ],
      ['arrays in arrays', { grid: [[1, [2, []]], [], [{ row: [[3]] }]] }],
      ['numbers of every size', { n: [0, -1, 2 ** 31, -(2 ** 40), 2 ** 53 - 1, 1e300, 5e-324, 0.1] }],
      ['odd texts', { t: ['', '\0', 'a\0b', '😀\u2028', '\uFFFF', '1', 'true', '507f1f77bcf86cd799439011'] }],
      ['empty things', { o: {}, a: [], n: null, f: false }],
    ])('%s', async (_, content) => {
      await things().put({ _id: '1', ...content });
      expect(await things().get('1')).toEqual({ _id: '1', ...content, _revision: 1 });
      await hold(things(), { _id: '1', ...content, more: 1 }, { _id: '2', ...content });
      expect(await things().getMany(['2', '1'])).toHaveLength(2);
      expect(await things().get('1')).toEqual({ _id: '1', ...content, more: 1, _revision: 2 });
      expect(Object.keys((await things().get('2')) ?? {}).sort()).toEqual(
        ['_id', ...Object.keys(content), '_revision'].sort(),
      );
    });

    it('as JSON would: without -0, with null for a hole in an array', async () => {
      await things().put({ _id: '1', zero: -0, list: [undefined, -0], gone: { inner: undefined } });
      expect(await things().get('1')).toEqual({ _id: '1', zero: 0, list: [null, 0], gone: {}, _revision: 1 });
    });
  });

  describe('compares', () => {
    it('texts by code point, not by locale, case or number', async () => {
      const texts = ['10', '2', 'B', 'a', 'z', 'É', 'é', '\uFFFF', '😀'];
      await hold(things(), ...texts.map((text, index) => ({ _id: `${8 - index}`, text })));
      const sorted = await things().find({ text: { $ne: null } }, { sort: [['text', 1]] });
      expect(sorted.map((each) => each['text'])).toEqual(texts);
      expect(
        await ids(things().find({ text: { $gte: 'É', $lt: '\uFFFF' } }, { sort: [['text', 1]] })),
      ).toEqual(['3', '2']);
    });

    it('numbers of every size with each other', async () => {
      const numbers = [-(2 ** 40), -1.5, 0, 1, 1.5, 2 ** 31, 2 ** 53];
      await hold(things(), ...numbers.map((n, index) => ({ _id: `${index}`, n })));
      expect(await ids(things().find({ n: { $gt: 0 } }, { sort: [['n', -1]] }))).toEqual([
        '6',
        '5',
        '4',
        '3',
      ]);
      expect(await ids(things().find({ n: 2 ** 53 }))).toEqual(['6']);
    });

    it('treats null and absent alike, and sorts texts after numbers', async () => {
      const values = [null, undefined, 2, '10', 10, 'x', 2];
      await hold(things(), ...values.map((v, index) => ({ _id: `${index}`, v })));
      expect(await things().countBy('v', {})).toEqual([
        [null, 2],
        [2, 2],
        [10, 1],
        ['10', 1],
        ['x', 1],
      ]);
    });

    it('several conditions on one path, and branches in branches', async () => {
      await hold(things(), ...[1, 2, 3, 4, 5].map((n) => ({ _id: `${n}`, n, name: `N${n}` })));
      const filter = { $and: [{ n: { $gte: 2, $lte: 4, $ne: 3 } }, { $or: [{ $and: [] }, { n: 9 }] }, {}] };
      expect((await ids(things().find(filter))).sort()).toEqual(['2', '4']);
      expect(await ids(things().find({ name: { $prefix: 'n', $gte: 'N5' } }))).toEqual(['5']);
    });
  });

  describe('guards', () => {
    it('and does not apply a write after a refused one', async () => {
      await hold(things(), { _id: '1' });
      const ops = [put({ _id: '0' }), { ...put({ _id: '1' }), expected: 9 }, put({ _id: '2' })];
      await expect(things().write(ops)).rejects.toMatchObject({ reason: 'revision', id: '1' });
      expect(await things().get('2')).toBeUndefined();
      const again = [{ ...put({ _id: '1' }), expected: -1 }, put({ _id: '2' })];
      await expect(things().write(again)).rejects.toMatchObject({ reason: 'revision', id: '1' });
      expect(await things().get('2')).toBeUndefined();
    });

    it('deletes as strictly as puts', async () => {
      await expect(things().delete('1', 1)).rejects.toMatchObject({ reason: 'revision' });
      expect(await things().delete('1', -1)).toBe(false);
      await hold(things(), { _id: '1' });
      await expect(things().delete('1', -1)).rejects.toMatchObject({ reason: 'revision' });
      const ops = [{ kind: 'delete', id: '1', expected: 1 }, put({ _id: '1' })] as const;
      await things().write(ops);
      expect(await things().get('1')).toEqual({ _id: '1', _revision: 1 });
    });

    it('the same document twice in one batch', async () => {
      const put2 = { kind: 'put', document: { _id: '1', n: 2 }, expected: 1 } as const;
      await things().write([{ kind: 'put', document: { _id: '1', n: 1 }, expected: -1 }, put2]);
      expect(await things().get('1')).toEqual({ _id: '1', n: 2, _revision: 2 });
    });

    it('counts every one of many first puts of one document', async () => {
      const revisions = await Promise.all(
        Array.from({ length: 10 }, (_, n) => things().put({ _id: '1', n })),
      );
      expect([...revisions].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it('more than a thousand documents in one batch, of every kind', async () => {
      const of = (from: number, n: number) => Array.from({ length: n }, (_, index) => `${from + index}`);
      const first = of(0, 250).map((_id) => ({ ...put({ _id, n: 1 }), expected: -1 }));
      await things().write(first);
      const changed = of(0, 40).map((_id) => ({ ...put({ _id, n: 2 }), expected: 1 }));
      const removed = of(40, 20).map((id) => ({ kind: 'delete', id, expected: 1 }) as const);
      const late = of(250, 150).map((_id) => ({ ...put({ _id, n: 2 }), expected: -1 }));
      await things().write([...changed, ...removed, ...late]);
      expect([await things().count({ n: 1 }), await things().count({ n: 2 })]).toEqual([190, 190]);
      const wrong = [
        ...late.slice(0, 130).map((op) => ({ ...op, document: { ...op.document, n: 3 }, expected: 1 })),
      ];
      const behind = [put({ _id: 'new' })];
      const refused = things().write([...wrong, { ...put({ _id: '60', n: 3 }), expected: 7 }, ...behind]);
      await expect(refused).rejects.toMatchObject({ reason: 'revision', id: '60' });
      expect(await things().get('new')).toBeUndefined();
      const inserted = of(400, 130).map((_id) => ({ ...put({ _id, n: 4 }), expected: -1 }));
      const taken = { ...put({ _id: '399', n: 4 }), expected: -1 };
      const stopped = things().write([...inserted.slice(0, 50), taken, ...inserted.slice(50)]);
      await expect(stopped).rejects.toMatchObject({ reason: 'revision', id: '399' });
      expect([0, 50]).toContain(await things().count({ n: 4 }));
    });
  });

  describe('unique values', () => {
    const of = (id: string, code: unknown, more: object = {}) => ({ _id: id, account: 'a', code, ...more });

    it('are available again after a change or a delete, and refused to a change', async () => {
      const collection = things({ indexes: [unique] });
      await hold(collection, of('1', 'x'), of('2', 'y'));
      const conflict = { reason: 'unique', id: '2', fields: ['account', 'code'] };
      await expect(collection.put(of('2', 'x'), 1)).rejects.toMatchObject(conflict);
      await expect(hold(collection, of('3', 'z'), of('2', 'x'))).rejects.toMatchObject(conflict);
      await collection.put(of('1', 'w'));
      expect(await collection.put(of('2', 'x'), 1)).toBe(2);
      await collection.delete('2');
      expect(await collection.put(of('4', 'x'), -1)).toBe(1);
    });

    it('distinguish a number from its text, and a text from a longer one', async () => {
      const collection = things({ indexes: [unique] });
      await hold(collection, of('1', 1), of('2', '1'), of('3', '1 '), of('4', 'É'), of('5', 'é'));
      await expect(collection.put(of('6', 1), -1)).rejects.toMatchObject({ reason: 'unique' });
      await expect(collection.put(of('1', 2), -1)).rejects.toMatchObject({ reason: 'revision' });
    });

    it('are won by one of many', async () => {
      const collection = things({ indexes: [unique] });
      const puts = Array.from({ length: 10 }, (_, n) => collection.put(of(`${n}`, 'x')));
      const settled = await Promise.allSettled(puts);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('and prefixes also apply to documents older than their index, and to callers who declare none', async () => {
      await hold(
        things(),
        of('1', 'x', { owner: { name: 'Zoë' } }),
        of('2', 'y', { owner: { name: 'zora' } }),
      );
      const collection = things({ indexes: [unique, prefix] });
      expect((await ids(collection.find({ 'owner.name': { $prefix: 'zO' } }))).sort()).toEqual(['1', '2']);
      await expect(collection.put(of('3', 'x'))).rejects.toMatchObject({ reason: 'unique' });
      await things().put(of('2', 'w', { owner: { name: 'Max' } }));
      await expect(things().put(of('4', 'w'))).rejects.toMatchObject({ reason: 'unique' });
      expect(await ids(collection.find({ 'owner.name': { $prefix: 'm' } }))).toEqual(['2']);
      expect(await collection.put(of('3', 'y'))).toBe(1);
    });

    it('may be doubled once their index is retired, and not those of the index in its place', async () => {
      await hold(things({ indexes: [unique] }), of('1', 'x'));
      const narrower = { ...unique, fields: ['account', 'n', 'code'] };
      const collection = things({ indexes: [narrower], retired: [unique] });
      await hold(collection, of('2', 'x', { n: 1 }), of('3', 'x', { n: 2 }));
      await expect(collection.put(of('4', 'x', { n: 2 }))).rejects.toMatchObject({ reason: 'unique' });
    });
  });

  it('supports an index on two arrays', async () => {
    const index = { fields: ['tags', 'lines.ean', 'account'] } as unknown as typeof unique;
    const collection = things({ arrays: ['tags', 'lines'], indexes: [index] });
    await collection.put({ _id: '1', account: 'a', tags: ['x', 'y'], lines: [{ ean: '1' }, { ean: '2' }] });
    expect(await ids(collection.find({ tags: 'y', 'lines.ean': '2' }))).toEqual(['1']);
  });
}
