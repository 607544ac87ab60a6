import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Asked, type Product } from './testing/running-product';

type Access = { act: string; userName?: string };

describe('what an auditor asks of a file', () => {
  let product: Product;
  let id: string;
  let declaredAt: string;
  let between: string;
  beforeAll(async () => {
    product = await runProduct();
    const body = webDeclaration(await offerOf(product, 'iphone'), 'web_post');
    id = (await product.ask('POST', '/buybacks', { as: 'visitor', body })).body.id;
    await product.settled();
    declaredAt = (await product.ask('GET', `/buybacks/${id}`, { as: 'admin' })).body.createdAt;
    between = new Date().toISOString();
    await product.ask('POST', `/items/${id}/check-in`, { as: 'warehouse_operator', body: {} });
    await product.settled();
  });
  afterAll(() => product.close());
  const at = (time: string, asked: Asked = { as: 'admin' }) =>
    product.ask('GET', `/buybacks/${id}/as-of?at=${encodeURIComponent(time)}`, asked);

  it('the file as it was is rebuilt from its events, up to a time', async () => {
    const now = (await product.ask('GET', `/buybacks/${id}`, { as: 'admin' })).body;
    const then = await at(between);
    expect([then.status, then.body.itemStatus]).toEqual([200, expect.not.stringMatching(now.itemStatus)]);
    const { status, itemStatus, prices } = (await at(new Date().toISOString())).body;
    expect({ status, itemStatus, prices }).toEqual({
      ...{ status: now.status, itemStatus: now.itemStatus, prices: now.prices },
    });
  });

  it('there was no file before its declaration', async () => {
    const before = new Date(Date.parse(declaredAt) - 60_000).toISOString();
    expect((await at(before)).status).toBe(404);
  });

  it('says who looked at the customer, by name, and for what', async () => {
    const accesses = async (): Promise<Access[]> =>
      (await product.ask('GET', `/buybacks/${id}/accesses`, { as: 'root_management_unit_manager' })).body
        .accesses;
    expect(await accesses()).toEqual([]);
    await product.ask('GET', `/buybacks/${id}/customer`, { as: 'root_management_unit_manager' });
    expect(await accesses()).toEqual([
      expect.objectContaining({ act: 'read', userName: expect.any(String) }),
    ]);
  });

  it('is answered to nobody else', async () => {
    for (const path of [`/buybacks/${id}/accesses`, `/buybacks/${id}/as-of`]) {
      expect((await product.ask('GET', path, { as: 'store_seller' })).status).toBe(403);
      expect((await product.ask('GET', path, { as: 'other:root_management_unit_manager' })).status).toBe(404);
    }
  });
});
