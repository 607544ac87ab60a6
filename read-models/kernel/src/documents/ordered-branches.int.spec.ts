import fc from 'fast-check';
import type { Filter, FindOptions, Sort } from './documents.port';
import { SqliteDocuments } from './sqlite-documents';

const indexes = [
  { fields: ['account', 'at'] },
  { fields: ['account', 'price'] },
  { fields: ['account', 'status', 'at'] },
  { fields: ['account', 'status', 'price'] },
  { fields: ['account', 'store', 'status', 'at'] },
  { fields: ['account', 'code', 'at'], sparse: 'code' },
  { fields: ['account', 'buyer', 'at'] },
];
const arrays = ['tags'];
const counted = ['account', 'status', 'store', 'buyer'];
type Row = {
  readonly _id: string;
  readonly account: string;
  readonly status: string | null;
  readonly store?: string;
  readonly buyer?: string;
  readonly code?: string;
  readonly tags?: readonly string[];
  readonly at: string;
  readonly price?: number;
};

const letter = fc.constantFrom('a', 'b', 'c');
const some = fc.uniqueArray(letter, { minLength: 1, maxLength: 3 });
const valueOrSeveral = fc.oneof(
  letter,
  some.map(($in) => ({ $in })),
);
const rows = fc.uniqueArray(
  fc.record(
    {
      _id: fc.uuid(),
      account: letter,
      status: fc.option(letter),
      store: letter,
      buyer: letter,
      code: letter,
      tags: fc.array(letter, { maxLength: 3 }),
      at: fc.constantFrom('1', '2', '3'),
      price: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ['_id', 'account', 'status', 'at'] },
  ),
  { selector: ({ _id }) => _id, maxLength: 40 },
);
const conditions: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ status: valueOrSeveral }),
  fc.record({ store: valueOrSeveral }),
  fc.record({ code: letter }),
  fc.record({ tags: letter }),
  fc.tuple(letter, letter, letter).map(([one, other, code]) => ({
    $or: [{ code }, { $and: [{ tags: one }, { tags: other }] }],
  })),
  fc.record({ buyer: fc.oneof(letter, fc.record({ $ne: letter })) }),
  fc.record({ at: fc.record({ $gte: letter.map(() => '2') }) }),
  fc.record({ price: fc.record({ $lt: fc.integer({ min: 0, max: 3 }) }) }),
  fc.record({ status: fc.constant(null) }),
);
const scopes: fc.Arbitrary<Filter> = fc.oneof(
  letter.map((account) => ({ account })),
  fc.tuple(letter, some, letter).map(([account, others, buyer]) => ({
    $or: [{ account }, { account: { $in: others }, buyer }],
  })),
);
const filters = fc
  .tuple(scopes, fc.array(conditions, { maxLength: 3 }))
  .map(([scope, more]): Filter => ({ $and: [scope, { $and: more }] }));
const sorts: fc.Arbitrary<Sort> = fc
  .tuple(fc.constantFrom('at', 'price'), fc.constantFrom(1 as const, -1 as const))
  .map((term) => [term]);

/** A thousand rows of each account, so many of which the first account buys. */
const bought = (wanted: Readonly<Record<string, number>>) =>
  ['a', ...Object.keys(wanted)].flatMap((account) =>
    Array.from({ length: 1000 }, (_, n) => ({
      kind: 'put' as const,
      document: {
        ...{ _id: `${account}${n}`, account, status: 'x', at: String(n).padStart(3, '0'), price: n % 7 },
        buyer: n < (wanted[account] ?? 0) ? 'a' : 'z',
      },
    })),
  );

const oneOfTwo = { $or: [{ account: 'a' }, { account: { $in: ['b', 'c'] }, buyer: 'a' }] };

describe('a page in the order of indexes', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  const indexed = documents.collection<Row>({ name: 'indexed', indexes, arrays, counted });
  const bare = documents.collection<Row>({ name: 'bare', arrays });
  afterAll(() => documents.close());
  const plan = async (filter: Filter, options: FindOptions) =>
    (await indexed.explain(filter, { limit: 30, ...options })).join('\n');

  it('holds what it holds without any index, whatever is asked for, and so does its total', async () => {
    const page = fc.record({ sort: sorts, skip: fc.nat(10), limit: fc.integer({ min: 1, max: 10 }) });
    const property = fc.asyncProperty(rows, filters, page, async (some, filter, options) => {
      for (const each of [indexed, bare]) {
        await each.drop();
        await each.write(some.map((document) => ({ kind: 'put', document })));
      }
      expect(await indexed.find(filter, options)).toEqual(await bare.find(filter, options));
      expect(await indexed.count(filter)).toBe(await bare.count(filter));
    });
    await fc.assert(property, { numRuns: 150 });
  });

  it('is merged from the accounts that one buys for, none of which is read or sorted as a whole', async () => {
    await indexed.drop();
    await indexed.write(bought({ b: 3, c: 3 }));
    const text = await plan(oneOfTwo, { sort: [['at', -1]] });
    expect(text.match(/MERGE \(UNION ALL\)/g)).toHaveLength(2);
    expect(text.match(/INDEX indexed\|account,at\|plain \(doc\.account=\?\)/g)).toHaveLength(1);
    expect(
      text.match(/INDEX indexed\|account,buyer,at\|plain \(doc\.account=\? AND doc\.buyer=\?\)/g),
    ).toHaveLength(2);
  });

  it('is merged without comparing rows where no two alternatives can find the same one', async () => {
    await indexed.drop();
    await indexed.write(bought({ b: 3 }));
    const options: FindOptions = { sort: [['at', 1]] };
    expect(await plan({ account: { $in: ['a', 'b'] }, status: 'x' }, options)).toContain('MERGE (UNION ALL)');
    const either = { $or: [{ status: 'x' }, { buyer: 'z' }] };
    expect(await plan({ account: 'a', ...either }, options)).toContain('MERGE (UNION)');
  });

  it('is read along an order where many of its rows are wanted, found and sorted where few are', async () => {
    await indexed.drop();
    await indexed.write(bought({ b: 500, c: 5 }));
    const text = await plan(oneOfTwo, { sort: [['price', 1]] });
    expect(text.match(/INDEX indexed\|account,price\|plain \(doc\.account=\?\)/g)).toHaveLength(2);
    expect(
      text.match(/INDEX indexed\|account,buyer,at\|plain \(doc\.account=\? AND doc\.buyer=\?\)/g),
    ).toHaveLength(1);
  });

  it('is not looked for where counts tell that there is nothing', async () => {
    await indexed.drop();
    await indexed.write(bought({ b: 500 }));
    const text = await plan(oneOfTwo, { sort: [['price', 1]] });
    expect(text.match(/INDEX indexed/g)).toHaveLength(2);
    expect(await plan({ account: 'c', buyer: 'a' }, { sort: [['price', 1]] })).not.toContain('INDEX');
  });

  it('is read along another order for a time range of many rows, and found by one of few', async () => {
    await indexed.drop();
    await indexed.write(bought({ b: 500 }));
    const within = (at: string): Filter => ({ account: 'b', at: { $gte: at } });
    expect(await plan(within('0'), { sort: [['price', 1]] })).toContain('account,price');
    expect(await plan(within('995'), { sort: [['price', 1]] })).toContain(
      'account,at|plain (doc.account=? AND doc.at>?)',
    );
  });

  it('is found by all values that an index knows, beside a time range too', async () => {
    const filter = { account: 'a', status: 'x', at: { $gte: '2' } };
    expect(await plan(filter, { sort: [['at', -1]] })).toContain(
      'indexed|account,status,at|plain (doc.account=? AND doc.status=? AND doc.at>?)',
    );
  });

  it('is found without its index once another process has retired that', async () => {
    await indexed.drop();
    await indexed.put({ _id: 'kept', account: 'a', status: 'x', at: '1' });
    const retired = [{ fields: ['account', 'status', 'at'] }];
    await documents.collection<Row>({ name: 'indexed', retired }).get('kept');
    const found = await indexed.find({ account: 'a', status: 'x' }, { sort: [['at', 1]], limit: 1 });
    expect(found.map(({ _id }) => _id)).toEqual(['kept']);
  });
});
