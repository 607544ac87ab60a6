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
});
