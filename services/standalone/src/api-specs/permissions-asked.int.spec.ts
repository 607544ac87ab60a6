import { runProduct, type Asker, type Product } from './testing/running-product';

// Back office §6: what a menu does not show, the server refuses.
describe('lists and acts with a permission of their own', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());
  const status = async (path: string, as: Asker) => (await product.ask('GET', path, { as })).status;

  it.each([
    [
      'what was declared on the web',
      '/buybacks?circuit=web_drop&status=bb_awaiting_store_drop',
      'buyer_manager',
    ],
    ['what waits to be handed over', '/buybacks?status=bb_awaiting_store_drop', 'warehouse_manager'],
    ['the quarantine', '/items?status[]=item_in_quarantine&status[]=item_to_return', 'store_manager'],
    ['what lies in a stock', '/items?stockId=0197f4a0-0000-7000-8000-000000000001', 'store_seller'],
    ['what lies in any stock', '/items-in-stock', 'store_seller'],
  ] as const)('%s', async (_what, path, without) => {
    expect([await status(path, 'admin'), await status(path, without)]).toEqual([200, 403]);
  });

  it('other lists of the same rows are not affected', async () => {
    expect(
      await status('/buybacks?status[]=bb_awaiting_store_drop&status[]=bb_in_transit', 'buyer_manager'),
    ).toBe(200);
    expect(await status('/items?status[]=item_in_quarantine&status[]=item_completed', 'store_manager')).toBe(
      200,
    );
  });

  describe('“why can this person do that?”', () => {
    const idOf = async (as: Asker): Promise<string> => {
      const path = `/users?email=${encodeURIComponent(`${as}@demo.reprise.test`)}`;
      const { body } = await product.ask('GET', path, {
        as: 'admin',
        headers: { accept: 'application/json' },
      });
      return body[0].id;
    };
    const why = async (id: string, permission: string, as: Asker) =>
      product.ask('GET', `/users/${id}/reasons/${permission}`, { as });

    it('is answered as the guards answer', async () => {
      const seller = await idOf('store_seller');
      const { body } = await why(seller, 'stock.items-read', 'root_management_unit_manager');
      expect(body).toMatchObject({ may: false, userActive: true, accountActive: true });
      expect(body.modules[0].lacks).toContain('stock.items-read');
      expect((await why(seller, 'buyback.create', 'root_management_unit_manager')).body.may).toBe(true);
    });

    it('is for who may list users, about users of the own account, and known permissions', async () => {
      const seller = await idOf('store_seller');
      const foreign = await why(seller, 'buyback.create', 'other:root_management_unit_manager');
      const forbidden = await why(seller, 'buyback.create', 'store_seller');
      const unknown = await why(seller, 'buyback.fly', 'root_management_unit_manager');
      expect([foreign.status, forbidden.status, unknown.status]).toEqual([404, 403, 404]);
      expect((await why(seller, 'buyback.create', 'visitor')).status).toBe(403);
    });
  });
});
