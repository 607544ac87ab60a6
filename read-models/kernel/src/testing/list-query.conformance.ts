import { parseListQuery } from '@reprise/contracts/kernel';
import type { Collection, Document, Documents } from '../documents';
import { farRows } from '../query/nearer-end';
import { findInScope, listQuery, scopeFilter, tenantScope, wholeAccount } from '../query';

type Buyback = Document & {
  accountId: string;
  storeId?: string;
  status: string;
  price: number;
  currency: string;
  createdAt: string;
  parent?: string | null;
  secret?: string;
  paid: boolean;
  customer: { name: string };
};

const spec = {
  filters: ['status', 'paid', 'name', 'store'],
  ranges: ['price', 'createdAt'],
  exists: ['parent'],
  order: ['price', 'createdAt'],
  defaultOrder: [['createdAt', -1]],
  sums: ['price'],
  fields: {
    status: { choices: ['open', 'paid'] },
    paid: { type: 'boolean' },
    price: { type: 'number' },
    createdAt: { type: 'time' },
    name: { path: 'customer.name', match: 'prefix' },
    store: { path: 'storeId' },
  },
} as const;
const paths = { store: 'storeId', visitor: wholeAccount } as const;
const account = tenantScope({ accountId: 'a', by: 'account' });

const buybacks = { name: 'buybacks', indexes: [{ fields: ['accountId', 'createdAt'] }] } as const;

/** Every adapter of the documents port serves lists in the same way. `make` opens an empty store. */
export function listQueryConformance(name: string, make: () => Promise<Documents>): void {
  describe(`a list of what a reader may see, on ${name}`, () => {
    let documents: Documents;
    let collection: Collection<Buyback>;
    beforeAll(async () => {
      documents = await make();
      collection = documents.collection<Buyback>(buybacks);
      await collection.write(
        Array.from({ length: 40 }, (_, index) => ({
          kind: 'put',
          document: {
            _id: `b${String(index).padStart(2, '0')}`,
            accountId: index < 30 ? 'a' : 'b',
            storeId: `s${index % 3}`,
            status: index % 2 ? 'paid' : 'open',
            price: index,
            currency: index % 3 ? 'EUR' : 'GBP',
            createdAt: `2024-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
            ...(index < 5 ? { parent: 'p' } : {}),
            secret: 'x',
            paid: index % 2 === 1,
            customer: { name: index === 7 ? 'Zoë' : 'Max' },
          },
        })),
      );
    });
    afterAll(() => documents.close());

    const list = (raw: Record<string, unknown>, scope = account) =>
      listQuery(collection, scopeFilter(scope, paths), parseListQuery(raw, spec), spec);
    const ids = async (raw: Record<string, unknown>, scope = account) =>
      (await list(raw, scope)).items.map((each) => each._id);

    it('is a page in the default order with the total of all matches', async () => {
      const page = await list({ page: '2', itemsPerPage: '5' });
      expect(page.items.map((each) => each._id)).toEqual(['b24', 'b23', 'b22', 'b21', 'b20']);
      expect(page.total).toBe(30);
      expect((await list({ page: '3', itemsPerPage: '15' })).total).toBe(30);
      expect((await list({ page: '4', itemsPerPage: '8' })).total).toBe(30);
      expect(await list({ page: '99' })).toEqual({ items: [], total: 30 });
      expect(await list({ partial: 'true' })).not.toHaveProperty('total');
      expect((await list({ pagination: 'false' })).items).toHaveLength(30);
    });

    it('is the same page from whichever end it is reached', async () => {
      const long = documents.collection<Buyback>({ ...buybacks, name: 'long_list' });
      const length = 2 * farRows + 7;
      const template = { ...(await collection.find({}, { limit: 1 }))[0], accountId: 'a' } as Buyback;
      const at = (n: number): string => new Date(Date.UTC(2024, 0, 1) + (n >> 1) * 60_000).toISOString();
      await long.write(
        Array.from({ length }, (_, n) => ({
          kind: 'put',
          document: { ...template, _id: `r${String(n).padStart(5, '0')}`, createdAt: at(n) },
        })),
      );
      const idsOf = async (raw: Record<string, unknown>) => {
        const { items, total } = await listQuery(long, scopeFilter(account), parseListQuery(raw, spec), spec);
        expect(total).toBe(length);
        return items.map(({ _id }) => _id);
      };
      for (const createdAt of ['asc', 'desc']) {
        const order = { order: { createdAt }, itemsPerPage: '30' };
        const all = [];
        for (let page = 1; page <= Math.ceil(length / 30); page += 1)
          all.push(...(await idsOf({ ...order, page: String(page) })));
        const ids = Array.from({ length }, (_, n) => `r${String(n).padStart(5, '0')}`);
        expect(all).toEqual(createdAt === 'asc' ? ids : ids.reverse());
        expect(await idsOf({ ...order, page: '68' })).toEqual([]);
      }
    });

    it('adds up an amount over all matches, not the page, for each currency', async () => {
      const { items, sums } = await list({ sum: 'price', price: { gte: '25' }, itemsPerPage: '1' });
      expect(items).toHaveLength(1);
      expect(sums).toEqual([
        { currency: 'EUR', amount: 25 + 26 + 28 + 29 },
        { currency: 'GBP', amount: 27 },
      ]);
      expect((await list({ sum: 'price', price: { gte: '99' } })).sums).toEqual([]);
    });

    it('adds up nothing unless asked, and only what the list declares', async () => {
      for (const raw of [{}, { sum: 'secret' }, { sum: 'status' }, { sum: ['price'] }])
        expect(await list(raw)).not.toHaveProperty('sums');
    });

    it.each([
      [{ status: 'paid', itemsPerPage: '2' }, ['b29', 'b27']],
      [{ status: ['paid', 'open'], itemsPerPage: '2' }, ['b29', 'b28']],
      [{ status: ['paid', 'all'], itemsPerPage: '2' }, ['b29', 'b27']],
      [{ paid: 'true', price: { lt: '4' } }, ['b03', 'b01']],
      [{ createdAt: { after: '2024-01-29' } }, ['b29', 'b28']],
      [{ exists: { parent: 'true' }, order: { price: 'asc' } }, ['b00', 'b01', 'b02', 'b03', 'b04']],
      [{ exists: { parent: 'false' }, price: { lte: '5' } }, ['b05']],
      [{ name: 'zO' }, ['b07']],
      [{ name: 'zoë' }, ['b07']],
      [{ store: 's1', price: { gte: '27' } }, ['b28']],
    ])('filters and orders: %j', async (raw, expected) => {
      expect(await ids(raw)).toEqual(expected);
    });

    it.each([
      { status: 'all' },
      { paid: 'perhaps' },
      { price: { gte: 'cheap' } },
      { secret: 'y' },
      { createdAt: { after: 'x' } },
    ])('ignores %j', async (raw) => expect((await list(raw)).total).toBe(30));

    it('does not accept a field that its own spec does not declare', async () => {
      const query = parseListQuery({ secret: 'y' }, { filters: ['secret'], order: ['secret'] });
      expect((await listQuery(collection, scopeFilter(account), query, spec)).total).toBe(30);
    });

    it('shows a store its own rows, and nothing of another account', async () => {
      const store = tenantScope({ accountId: 'a', by: 'store', organisationIds: ['s1'] });
      expect((await list({}, store)).total).toBe(10);
      expect((await list({ store: 's2' }, store)).total).toBe(0);
      expect((await list({}, tenantScope({ accountId: 'b', by: 'account' }))).total).toBe(10);
      expect(await findInScope(collection, scopeFilter(store, paths), 'b01')).toMatchObject({
        storeId: 's1',
      });
      expect(await findInScope(collection, scopeFilter(store, paths), 'b02')).toBeUndefined();
      expect(await findInScope(collection, scopeFilter(store, paths), 'b31')).toBeUndefined();
    });

    it('shows nothing to a kind of reader unknown to the collection', async () => {
      const buyer = tenantScope({ accountId: 'a', by: 'buyer', organisationIds: ['x'] });
      expect((await list({}, buyer)).total).toBe(0);
      expect((await list({}, tenantScope({ accountId: 'a', by: 'visitor' }))).total).toBe(30);
    });
  });
}
