import { eventually } from '@reprise/kernel/testing';
import { outsideBuyer } from '../demo/demo-ids';
import { runProduct, type Asker, type Product } from './testing/running-product';

const weekMs = 7 * 86_400_000;
type Listed = { status: string; prices: { validated?: number } };
type Stock = { id: string; itemCount: number; averageAge: number | null };

describe('what is counted', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    await product.settled();
  });
  afterAll(() => product.close());

  describe('a stock', () => {
    const as = 'warehouse_manager';
    const stockOf = async (id: string): Promise<Stock> => (await ask('GET', `/stocks/${id}`, { as })).body;
    const items = async (): Promise<{ id: string; stockId?: string }[]> =>
      (await ask('GET', '/items?itemsPerPage=500', { as, headers: { accept: 'application/json' } })).body;

    it('counts each item that lies in it', async () => {
      const { body } = await ask('GET', '/stocks?pagination=false', {
        ...{ as, headers: { accept: 'application/json' } },
      });
      const lying = await items();
      for (const { id, itemCount, averageAge } of body as Stock[]) {
        expect(itemCount).toBe(lying.filter(({ stockId }) => stockId === id).length);
        expect(averageAge).toBe(itemCount > 0 ? 0 : null);
      }
    });

    it('no longer counts what was lost, and then lets itself be emptied', async () => {
      const made = await ask('POST', '/stocks', { as, body: { name: 'Shelf of one' } });
      const [item] = (await items()).filter(({ stockId }) => stockId);
      const move = await ask('POST', `/items/${item?.id}/move`, { as, body: { stockId: made.body.id } });
      expect(move.status).toBe(200);
      await eventually(async () => (await stockOf(made.body.id)).itemCount === 1);
      const kept = await ask('DELETE', `/stocks/${made.body.id}`, { as });
      expect([kept.status, kept.body.code]).toEqual([409, 'stock-not-empty']);
      const lost = await ask('POST', `/items/${item?.id}/lost`, { as, body: { where: 'warehouse' } });
      expect(lost.body).not.toHaveProperty('stockId');
      await eventually(async () => (await stockOf(made.body.id)).itemCount === 0);
      expect((await ask('DELETE', `/stocks/${made.body.id}`, { as })).status).toBe(204);
    });
  });

  it('a workshop is removed only once its stocks are empty, and they go with it', async () => {
    const as = 'root_management_unit_manager';
    const headers = { accept: 'application/json' };
    const stocksOf = async (warehouseId: string): Promise<Stock[]> =>
      (
        await ask('GET', `/stocks?warehouseId=${warehouseId}&pagination=false`, {
          as: 'buyer_manager',
          headers,
        })
      ).body;
    const { body: all } = await ask('GET', '/organizations?type=warehouse', { as, headers });
    const used = await ask('DELETE', `/organizations/${all[0].id}`, { as });
    expect([used.status, used.body.code]).toEqual([409, 'warehouse-not-empty']);
    const { body: root } = await ask('GET', '/organizations/root', { as });
    const place = { street: '1 rue des Docks', zipCode: '59000', city: 'Lille', country: 'FR' };
    const body = {
      type: 'warehouse',
      commonName: 'Workshop of a day',
      parentOrganizationId: root.id,
      ...place,
    };
    const { id } = (await ask('POST', '/organizations', { as, body })).body;
    expect(await stocksOf(id)).toHaveLength(5);
    expect((await ask('DELETE', `/organizations/${id}`, { as })).status).toBe(204);
    await eventually(async () => (await stocksOf(id)).length === 0);
  });

  it('lists to a buyer the transports of what it buys, and no others', async () => {
    const numbers = async (path: string, as: Asker, field: string): Promise<string[]> => {
      const { body } = await ask('GET', `${path}?itemsPerPage=500`, {
        ...{ as, headers: { accept: 'application/json' } },
      });
      return (body as Record<string, string>[]).map((row) => row[field] ?? '').sort();
    };
    const bought = await numbers('/buybacks', 'buyer_manager', 'identificationNumber');
    const all = await numbers('/transports', 'root_management_unit_manager', 'buybackNumber');
    const own = all.filter((number) => bought.includes(number));
    expect(own.length).toBeGreaterThan(0);
    expect(await numbers('/transports', 'buyer_manager', 'buybackNumber')).toEqual(own);
  });

  it.each(['store_seller', 'root_management_unit_manager', 'buyer_manager'] as const)(
    'today’s figures are those of the reader’s own buybacks of today: %s',
    async (as) => {
      const json = { as, headers: { accept: 'application/json' } };
      const { today } = (await ask('GET', '/dashboard-data', json)).body;
      const { body } = await ask('GET', '/buybacks?itemsPerPage=500', json);
      const ofToday = (body as { createdAt: string }[]).filter(({ createdAt }) =>
        createdAt.startsWith(today.day),
      );
      expect(today.figures.declared).toBe(ofToday.length);
      expect(today.week.declared).toBeGreaterThanOrEqual(ofToday.length);
    },
  );

  describe('the amount of a list', () => {
    type Sums = readonly { amount: number; currency: string }[];
    const lists = [
      ['/payments?status=awaiting_payment', 'amount', 'amount'],
      ['/payments?', 'amount', 'amount'],
      ['/payment-batches?status=prepared', 'total', 'total'],
      ['/buybacks?', 'prices.declared', 'declared'],
    ] as const;
    const readers = [
      ...['admin', 'root_management_unit_manager', 'buyer_manager', 'other:root_management_unit_manager'],
    ] as const as readonly Asker[];
    it.each(readers)('is what its rows come to, over all pages, for %s', async (as) => {
      for (const [path, sum, field] of lists) {
        const asked = await ask('GET', `${path}&sum=${sum}&itemsPerPage=1`, { as });
        const whole = await ask('GET', `${path}&itemsPerPage=500`, { as });
        expect([path, asked.status]).toEqual([path, whole.status]);
        if (whole.status !== 200) continue;
        const rows = whole.body['hydra:member'] as Record<string, unknown>[];
        const amounts = new Map<unknown, number>();
        for (const { currency, prices, ...row } of rows) {
          const amount = Number({ ...row, ...(prices as object) }[field]);
          amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
        }
        const found = (asked.body.sums as Sums).map(({ amount, currency }) => [currency, amount]);
        expect([path, found]).toEqual([path, [...amounts]]);
      }
    });

    it('is told to nobody who may not read the list, and is nothing unless asked for', async () => {
      const refused = await ask('GET', '/payments?sum=amount', { as: 'warehouse_operator' });
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
      const { body } = await ask('GET', '/buybacks?sum=prices.validated', { as: 'admin' });
      expect(body).not.toHaveProperty('sums');
    });
  });

  describe('last week’s figures are those of the reader’s own buybacks', () => {
    const headersOf = new Map<string, Record<string, string>>();
    const roles = ['root_management_unit_manager', 'warehouse_manager', 'buyer_manager'] as const;
    const bought = roles.map((role) => `${role}@${outsideBuyer.domain}`);
    const readers = [...['store_seller', ...roles].map((role) => `${role}@demo.reprise.test`), ...bought];
    // A week later, with sessions of that time; it comes last, for leases do not go back in time.
    beforeAll(async () => {
      jest.spyOn(product.platform.clock, 'now').mockImplementation(() => new Date(Date.now() + weekMs));
      for (const email of readers) {
        const body = { email, password: product.password };
        const { token } = (await ask('POST', '/login', { body, from: '10.3.0.1' })).body;
        headersOf.set(email, { authorization: `Bearer ${token}` });
      }
    });
    afterAll(() => jest.restoreAllMocks());
    const get = async (path: string, email: string) =>
      (await ask('GET', path, { headers: { ...headersOf.get(email), accept: 'application/json' } })).body;

    it.each(readers)('for %s', async (email) => {
      const listed: Listed[] = await get('/buybacks?itemsPerPage=500', email);
      const completed = listed.filter(({ status }) => status.startsWith('bb_completed'));
      const { figures, previous } = await get('/dashboard-data', email);
      expect(figures).toMatchObject({
        declared: listed.length,
        completed: completed.length,
        validatedAmount: completed.reduce((sum, { prices }) => sum + (prices.validated ?? 0), 0),
      });
      expect(previous).toMatchObject({ declared: 0, validatedAmount: 0 });
    });

    it('so a store’s are less than the account’s, and not nothing', async () => {
      const store = await get('/dashboard-data', 'store_seller@demo.reprise.test');
      const account = await get('/dashboard-data', 'root_management_unit_manager@demo.reprise.test');
      expect(store.figures.declared).toBeGreaterThan(0);
      expect(store.figures.declared).toBeLessThan(account.figures.declared);
    });

    it('and a buyer account’s are what it buys of others, tested or not', async () => {
      for (const email of bought)
        expect((await get('/dashboard-data', email)).figures).toMatchObject({ declared: 2, completed: 1 });
    });

    it('with how much the workshop refurbished and at which cost, as its own list has it', async () => {
      for (const role of roles) {
        const email = `${role}@demo.reprise.test`;
        const { week, figures, previous } = await get('/dashboard-data', email);
        const days = `from=${week.from}&to=${week.to}`;
        expect(figures.refurbishment.tested).toBeGreaterThan(0);
        if (role !== 'root_management_unit_manager')
          expect(figures.refurbishment).toEqual(await get(`/refurbishment-figures?${days}`, email));
        expect(previous.refurbishment).toMatchObject({ tested: 0, rate: null, plannedCost: 0 });
      }
    });

    it('and nothing of the workshop for a store', async () => {
      const { figures } = await get('/dashboard-data', 'store_seller@demo.reprise.test');
      expect(figures).not.toHaveProperty('refurbishment');
    });

    it('and come as files under the names asked for', async () => {
      const asked = 'fileNameFormats[]=figures-{from}&fileNameFormats[]=../up';
      const { week, files } = await get(`/dashboard-data?${asked}`, 'store_seller@demo.reprise.test');
      expect(files).toEqual([
        { name: `figures-${week.from}.csv`, url: expect.stringMatching(/^data:text\/csv;/) },
      ]);
    });
  });
});
