import { DocumentConflict, type Collection, type Document, type Documents, type Filter } from '../documents';
import { awkwardDocuments } from './awkward-documents.conformance';

type Phone = Document & {
  accountId?: string;
  name?: string | null;
  status?: string;
  price?: number | string | null;
  active?: boolean;
  createdAt?: string;
  tags?: readonly string[];
  lines?: readonly { ean?: string; quantity?: number }[];
  maker?: { city?: string; 'fr-FR'?: string };
};

const phones = {
  name: 'phones',
  arrays: ['tags', 'lines'],
  counted: ['accountId', 'status', 'active'],
  indexes: [
    { fields: ['accountId', 'status', 'createdAt'] },
    { fields: ['accountId', 'externalId'], unique: true },
    { fields: ['name'], prefix: 'name' },
    { fields: ['accountId', 'price'], sparse: 'price' },
  ],
} as const;

/** Every adapter of the documents port passes this suite. `make` opens an empty store. */
export function documentsConformance(
  name: string,
  make: () => Promise<Documents>,
  { seldomWritten = false } = {},
): void {
  describe(`documents on ${name}`, () => {
    let documents: Documents;
    let collection: Collection<Phone>;
    beforeEach(async () => {
      documents = await make();
      collection = documents.collection<Phone>({ ...phones, seldomWritten });
    });
    afterEach(() => documents.close());
    awkwardDocuments(() => documents);

    const hold = (...held: readonly Phone[]) =>
      collection.write(held.map((document) => ({ kind: 'put', document })));
    const ids = async (filter: Filter) => (await collection.find(filter)).map((each) => each._id).sort();

    describe('keeps documents', () => {
      it('returns what was put, with its revision', async () => {
        const phone: Phone = {
          _id: '1',
          name: 'Fairphone',
          price: 12_50,
          active: true,
          maker: { city: 'Aÿ' },
        };
        expect(await collection.put(phone)).toBe(1);
        expect(await collection.get('1')).toEqual({ ...phone, _revision: 1 });
        expect(await collection.put({ ...phone, price: null })).toBe(2);
        expect(await collection.get('1')).toEqual({ ...phone, price: null, _revision: 2 });
        expect(await collection.get('2')).toBeUndefined();
      });

      it('drops fields that are undefined and refuses what is not JSON', async () => {
        await collection.put({ _id: '1', name: undefined });
        expect(Object.keys((await collection.get('1')) ?? {}).sort()).toEqual(['_id', '_revision']);
        await expect(collection.put({ _id: '2', price: Number.NaN })).rejects.toThrow(TypeError);
        await expect(collection.put({ _id: '' })).rejects.toThrow(TypeError);
        expect(await collection.count({})).toBe(1);
      });

      it('gets many at once and leaves out the unknown', async () => {
        await hold({ _id: '1' }, { _id: '2' }, { _id: '3' });
        const found = await collection.getMany(['3', '9', '1']);
        expect(found.map((each) => each._id).sort()).toEqual(['1', '3']);
        expect(await collection.getMany([])).toEqual([]);
      });

      it('deletes, and reports whether there was one', async () => {
        await hold({ _id: '1' });
        expect(await collection.delete('1')).toBe(true);
        expect(await collection.delete('1')).toBe(false);
      });

      it('is empty again after a drop', async () => {
        await hold({ _id: '1' });
        await collection.drop();
        expect(await collection.count({})).toBe(0);
        await hold({ _id: '1' });
        expect(await documents.collectionNames()).toContain('phones');
      });
    });

    describe('guards revisions', () => {
      it('writes only over the revision that was read', async () => {
        await collection.put({ _id: '1' }, -1);
        await expect(collection.put({ _id: '1' }, -1)).rejects.toMatchObject({ reason: 'revision' });
        await expect(collection.put({ _id: '1' }, 7)).rejects.toBeInstanceOf(DocumentConflict);
        expect(await collection.put({ _id: '1' }, 1)).toBe(2);
        await expect(collection.put({ _id: '2' }, 1)).rejects.toMatchObject({ reason: 'revision' });
      });

      it('deletes only the revision that was read', async () => {
        await hold({ _id: '1' });
        await expect(collection.delete('1', 2)).rejects.toMatchObject({ reason: 'revision' });
        expect(await collection.delete('1', 1)).toBe(true);
      });

      it('lets one of many concurrent writers win', async () => {
        await hold({ _id: '1' });
        const writes = Array.from({ length: 20 }, (_, price) => collection.put({ _id: '1', price }, 1));
        const settled = await Promise.allSettled(writes);
        expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
        expect((await collection.get('1'))?._revision).toBe(2);
      });
    });

    describe('keeps unique indexes', () => {
      const of = (id: string, accountId: string, externalId: string | null) => ({
        _id: id,
        accountId,
        externalId,
      });

      it('refuses a second document with the same values and names the fields', async () => {
        await hold(of('1', 'a', 'x'), of('2', 'b', 'x'));
        await expect(collection.put(of('3', 'a', 'x'))).rejects.toMatchObject({
          reason: 'unique',
          collection: 'phones',
          id: '3',
          fields: ['accountId', 'externalId'],
        });
        expect(await collection.put(of('1', 'a', 'x'))).toBe(2);
      });

      it('allow documents without a value', async () => {
        await hold(of('1', 'a', null), of('2', 'a', null), { _id: '3', accountId: 'a' });
        expect(await collection.count({ accountId: 'a' })).toBe(3);
      });
    });

    describe('finds', () => {
      beforeEach(() =>
        hold(
          {
            _id: '1',
            name: 'Élan',
            price: 5,
            active: true,
            tags: ['red', 'blue'],
            lines: [{ ean: 'x', quantity: 1 }],
          },
          {
            _id: '2',
            name: 'iPhone 12',
            price: 10,
            active: false,
            tags: [],
            lines: [{ ean: 'y' }, { quantity: 3 }],
          },
          {
            _id: '3',
            name: 'IPHONE 13',
            price: '10',
            tags: ['blue'],
            maker: { city: 'Lyon', 'fr-FR': 'oui' },
          },
          { _id: '4', name: null, price: null },
          { _id: '5' },
        ),
      );

      const cases: readonly [string, Filter, readonly string[]][] = [
        ['everything', {}, ['1', '2', '3', '4', '5']],
        ['equal text', { name: 'iPhone 12' }, ['2']],
        ['equal number, not the text', { price: 10 }, ['2']],
        ['a boolean', { active: false }, ['2']],
        ['null and absent', { name: null }, ['4', '5']],
        ['not null', { name: { $ne: null } }, ['1', '2', '3']],
        ['other than, absent too', { name: { $ne: 'Élan' } }, ['2', '3', '4', '5']],
        ['one of', { name: { $in: ['Élan', 'IPHONE 13', 'none'] } }, ['1', '3']],
        ['one of, null among them', { name: { $in: ['Élan', null] } }, ['1', '4', '5']],
        ['one of none', { name: { $in: [] } }, []],
        ['none of', { name: { $nin: ['Élan', null] } }, ['2', '3']],
        ['none of, absent too', { name: { $nin: ['Élan'] } }, ['2', '3', '4', '5']],
        ['none of none', { name: { $nin: [] } }, ['1', '2', '3', '4', '5']],
        ['a number range within numbers', { price: { $gte: 5, $lt: 11 } }, ['1', '2']],
        ['an open number range within numbers', { price: { $gt: 5 } }, ['2']],
        ['a text range within texts', { price: { $lte: '99' } }, ['3']],
        ['present, null too', { price: { $exists: true } }, ['1', '2', '3', '4']],
        ['absent', { price: { $exists: false } }, ['5']],
        ['begins with, whatever the case', { name: { $prefix: 'iphone' } }, ['2', '3']],
        ['begins with an accent', { name: { $prefix: 'éL' } }, ['1']],
        ['begins with nothing', { name: { $prefix: '' } }, ['1', '2', '3']],
        ['a wildcard is a character', { name: { $prefix: '%' } }, []],
        ['a nested path', { 'maker.city': 'Lyon' }, ['3']],
        ['a key with a hyphen', { 'maker.fr-FR': 'oui' }, ['3']],
        ['any element', { tags: 'blue' }, ['1', '3']],
        ['any element of several', { tags: { $in: ['red', 'green'] } }, ['1']],
        ['no element', { tags: { $ne: 'blue' } }, ['2', '4', '5']],
        ['no array', { tags: null }, ['3', '4', '5'].slice(1)],
        ['any element of objects', { 'lines.ean': 'y' }, ['2']],
        ['any element above', { 'lines.quantity': { $gt: 2 } }, ['2']],
        ['no element of objects', { 'lines.ean': { $nin: ['x', 'z'] } }, ['2', '3', '4', '5']],
        ['an array at all', { tags: { $exists: true } }, ['1', '2', '3']],
        ['both', { $and: [{ price: 10 }, { active: false }] }, ['2']],
        ['either', { $or: [{ price: 5 }, { 'maker.city': 'Lyon' }] }, ['1', '3']],
        ['either of none', { $or: [] }, []],
        ['ids', { _id: { $in: ['1', '5'] } }, ['1', '5']],
      ];
      it.each(cases)('%s', async (_, filter, expected) => {
        expect(await ids(filter)).toEqual(expected);
        expect(await collection.count(filter)).toBe(expected.length);
      });

      it('revisions without documents, which grow with every write', async () => {
        const before = await collection.revisions({ price: 10 });
        expect([...before.keys()].sort()).toEqual(await ids({ price: 10 }));
        const [id = ''] = before.keys();
        await collection.put({ ...(await collection.get(id)), _id: id });
        expect(await collection.revisions({ _id: id })).toEqual(new Map([[id, (before.get(id) ?? 0) + 1]]));
      });

      it('a version that differs after each write, or none', async () => {
        const [stored] = await collection.find({}, { limit: 1 });
        const before = await collection.version();
        expect(await collection.version()).toBe(before);
        await collection.put({ ...stored, _id: stored?._id ?? '' });
        if (before !== undefined) expect(await collection.version()).not.toBe(before);
      });

      it('one of fifty values', async () => {
        const names = Array.from({ length: 49 }, (_, index) => `none ${index}`);
        expect(await ids({ name: { $in: [...names, 'Élan'] } })).toEqual(['1']);
        const many = Array.from({ length: 2000 }, (_, index) => `none ${index}`);
        expect(await ids({ name: { $in: [...many, 'Élan'] } })).toEqual(['1']);
      });

      it('counts by value, with its own type', async () => {
        expect(await collection.countBy('active', {})).toEqual([
          [null, 3],
          [false, 1],
          [true, 1],
        ]);
        expect(await collection.countBy('maker.city', { name: { $ne: null } })).toEqual([
          [null, 2],
          ['Lyon', 1],
        ]);
      });
    });

    describe('counts what it keeps counted', () => {
      const asked: readonly Filter[] = [
        {},
        { accountId: 'a' },
        { accountId: 'a', status: 'x' },
        { accountId: 'a', status: { $in: ['x', 'y', null] } },
        { status: null },
        { status: { $ne: 'x' } },
        { active: true },
        { active: { $exists: true } },
        { $or: [{ active: false }, { $and: [{ accountId: 'b' }, { status: 'y' }] }] },
        { accountId: 'a', price: 3 },
      ];
      const agree = async () => {
        for (const filter of asked) expect(await collection.count(filter)).toBe((await ids(filter)).length);
      };
      const any = (index: number): Phone => ({
        _id: `${index % 40}`,
        price: index % 7,
        ...(index % 5 ? { accountId: index % 3 ? 'a' : 'b' } : {}),
        ...(index % 4 ? { status: index % 2 ? 'x' : 'y' } : {}),
        ...(index % 6 ? { active: index % 6 > 3 } : {}),
      });

      it('through puts, changes, refusals and deletes', async () => {
        await hold(...Array.from({ length: 60 }, (_, index) => any(index)));
        await agree();
        for (let index = 0; index < 30; index += 1) await collection.put(any(index * 11 + 3));
        await collection.put({ _id: '3' }, 99).catch(() => undefined);
        await Promise.all(['1', '2', '77'].map((id) => collection.delete(id)));
        await agree();
        const values = await collection.countBy('status', { accountId: 'a' });
        for (const [value, count] of values) {
          expect((await ids({ accountId: 'a', status: value })).length).toBe(count);
        }
        expect((await collection.countBy('active', {})).map(([value]) => value)).toEqual([null, false, true]);
      });

      it('from nothing after a drop, and from what is there when declared later', async () => {
        await hold(any(1), any(2));
        await collection.drop();
        await hold(any(3));
        await agree();
        const plain = documents.collection<Phone>({ name: 'later' });
        await plain.write([1, 2, 3].map((index) => ({ kind: 'put', document: any(index) })));
        const counted = documents.collection<Phone>({ ...phones, name: 'later' });
        expect(await counted.count({})).toBe(3);
        await counted.delete('1');
        expect(await counted.count({ accountId: { $in: ['a', 'b', null] } })).toBe(2);
        expect(await documents.collectionNames()).toEqual(['later', 'phones']);
      });
    });

    describe('sorts', () => {
      beforeEach(() =>
        hold(
          { _id: 'c', price: 2, status: 'x' },
          { _id: 'a', price: 2, status: 'y' },
          { _id: 'b', price: 10, status: 'x' },
          { _id: 'd', status: 'y' },
          { _id: 'e', price: '1', status: 'x' },
        ),
      );
      const order = async (...args: Parameters<typeof collection.find>) =>
        (await collection.find(...args)).map((each) => each._id).join('');

      it('null first, numbers, then text; ties by id in the same direction', async () => {
        expect(await order({}, { sort: [['price', 1]] })).toBe('dacbe');
        expect(await order({}, { sort: [['price', -1]] })).toBe('ebcad');
      });

      it('by several fields', async () => {
        const sort = [
          ['status', 1],
          ['price', -1],
        ] as const;
        expect(await order({}, { sort })).toBe('ebcad');
      });

      it('in pages', async () => {
        expect(await order({}, { sort: [['price', 1]], skip: 1, limit: 2 })).toBe('ac');
        expect(await order({}, { sort: [['_id', -1]], limit: 2 })).toBe('ed');
        expect(await order({}, { limit: 0 })).toBe('');
      });

      it('in pages that pass a row once, however many of its elements match', async () => {
        const tags = ['red', 'blue'];
        await hold({ _id: 'a', tags }, { _id: 'b', tags }, { _id: 'c', tags });
        const either: Filter = { tags: { $in: tags } };
        expect(await order(either, { sort: [['_id', 1]], skip: 1, limit: 1 })).toBe('b');
        expect(await order(either, { sort: [['_id', 1]], skip: 2, limit: 1 })).toBe('c');
      });
    });

    describe('is not harmed by malicious texts', () => {
      const hostile = [
        '\'; DROP TABLE "phones"; --',
        '" OR 1=1',
        '%_\\',
        '${x}',
        '{"$ne":null}',
        '😀\u2028',
        '$."a"',
      ];
      it.each([
        ['éC', ['École', 'éclair']],
        ['zoé', ['ZOÉ', 'Zoé-Lou']],
        ['straß', ['STRAẞE', 'Straße']],
        ['ÎÉ', ['îÉna']],
      ])('texts that begin with %s, whatever the case', async (start, found) => {
        const names = [
          'École',
          'éclair',
          'ecole',
          'ZOÉ',
          'Zoé-Lou',
          'Zoe',
          'STRAẞE',
          'Straße',
          'Strasse',
          'îÉna',
        ];
        await hold(...names.map((name) => ({ _id: name, name })));
        expect(await ids({ name: { $prefix: start } })).toEqual([...found].sort());
      });

      it.each(hostile)('%j as a value', async (text) => {
        await hold({ _id: text, name: text }, { _id: 'other', name: 'other' });
        expect(await ids({ name: text })).toEqual([text]);
        expect(await ids({ name: { $prefix: text } })).toEqual([text]);
        expect(await ids({ _id: { $in: [text] } })).toEqual([text]);
        expect((await collection.get(text))?.name).toBe(text);
      });

      it.each([...hostile, 'a..b', '', 'a b', '$where', 'a.$b', "a'b"])('%j as a path', async (path) => {
        await expect(collection.find({ [path]: 1 })).rejects.toThrow();
        await expect(collection.find({}, { sort: [[path, 1]] })).rejects.toThrow(RangeError);
        await expect(collection.countBy(path, {})).rejects.toThrow(RangeError);
      });

      it('does not truncate a text at U+0000', async () => {
        await hold({ _id: 'a', name: 'x' }, { _id: 'b', name: 'x\0y' });
        expect(await collection.get('a\0b')).toBeUndefined();
        expect(await collection.delete('a\0b')).toBe(false);
        expect(await ids({ name: 'x' })).toEqual(['a']);
        expect(await ids({ name: 'x\0z' })).toEqual([]);
        expect((await collection.get('b'))?.name).toBe('x\0y');
        await expect(collection.put({ _id: 'a\0b' })).rejects.toThrow(TypeError);
      });

      it('refuses operators and operands outside the subset', async () => {
        const from = (text: string) => collection.find(JSON.parse(text));
        await expect(from('{"name":{"$where":"1"}}')).rejects.toThrow(TypeError);
        await expect(from('{"name":{}}')).rejects.toThrow(TypeError);
        await expect(from('{"name":{"$eq":{"a":1}}}')).rejects.toThrow(TypeError);
        await expect(from('{"name":{"$in":"x"}}')).rejects.toThrow(TypeError);
        await expect(from('{"name":["x"]}')).rejects.toThrow(TypeError);
        await expect(collection.find({ name: undefined })).rejects.toThrow(TypeError);
        await expect(collection.find({}, { limit: -1 })).rejects.toThrow(RangeError);
      });

      it('refuses an invalid collection name', () => {
        expect(() => documents.collection({ name: 'a"b' })).toThrow(RangeError);
      });
    });

    describe('writes in batches', () => {
      it('over several collections', async () => {
        const notes = { name: 'notes' };
        await documents.batch([
          { collection: phones, ops: [{ kind: 'put', document: { _id: '1' } }] },
          { collection: notes, ops: [{ kind: 'put', document: { _id: 'n' }, expected: -1 }] },
        ]);
        await documents.batch([{ collection: phones, ops: [{ kind: 'delete', id: '1' }] }]);
        expect(await collection.count({})).toBe(0);
        expect(await documents.collection(notes).get('n')).toEqual({ _id: 'n', _revision: 1 });
      });

      it('all or nothing if the engine supports it', async () => {
        if (!documents.atomicBatches) return;
        const ops = [
          { kind: 'put', document: { _id: '1' } },
          { kind: 'put', document: { _id: '2' }, expected: 9 },
        ] as const;
        await expect(documents.batch([{ collection: { name: 'fresh' }, ops }])).rejects.toThrow(
          DocumentConflict,
        );
        await expect(collection.write(ops)).rejects.toThrow(DocumentConflict);
        expect(await collection.count({})).toBe(0);
        expect(await documents.collection({ name: 'fresh' }).count({})).toBe(0);
      });

      it('a thousand single puts at once', async () => {
        const put = (_: unknown, index: number) => collection.put({ _id: `p${index}`, price: index });
        await Promise.all(Array.from({ length: 1200 }, put));
        expect(await collection.count({ price: { $gte: 0 } })).toBe(1200);
      });
    });
  });
}
