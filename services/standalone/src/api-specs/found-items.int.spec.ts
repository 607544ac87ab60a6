import { randomUUID } from 'node:crypto';
import { aCustomer, anIdentity, declarationOf, offerOf } from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { workshopOf, type Workshop } from './testing/workshop';

// ADR 60; domain §3.
describe('an item that was lost and is found', () => {
  let product: Product;
  let shop: Workshop;
  beforeAll(async () => {
    product = await runProduct();
    shop = await workshopOf(product);
  });
  afterAll(() => product.close());

  const manager: Asker = 'warehouse_manager';
  /** Lost in the workshop before its test: the buyback is closed and its payment given up. */
  async function lost(): Promise<string> {
    const id = await shop.arrived();
    expect((await shop.act(`/items/${id}/lost`, { where: 'warehouse' }, manager)).status).toBe(200);
    await product.settled();
    return id;
  }
  /** Handed over by its customer, and not sent yet. */
  async function inStore(): Promise<string> {
    const { timOrganizationId: storeId } = await peopleOf(product).placesOf('store_seller');
    const path = `/store/${storeId}/buybacks`;
    const declared = declarationOf(await offerOf(product, 'iphone', 'store'), 'store_drop');
    const { id } = (await shop.act(path, declared, 'store_seller')).body;
    const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
    expect((await shop.act(`${path}/${id}/finalize`, signed, 'store_seller')).status).toBe(200);
    return id;
  }
  async function found(): Promise<string> {
    const id = await lost();
    expect((await shop.act(`/items/${id}/found`, {}, manager)).status).toBe(200);
    return id;
  }

  it('enters a stock only once the matter was settled with its customer, who was not paid', async () => {
    const id = await found();
    const stockId = shop.stocks['to_refurbish'];
    const path = `/items/${id}/reintegrate`;
    expect((await shop.act(path, { stockId }, manager)).body).toMatchObject({ code: 'customer-not-paid' });
    const settled = await shop.act(path, { stockId, customer: 'settled' }, manager);
    expect([settled.status, settled.body.stockId]).toEqual([200, stockId]);
    const { entries } = (await shop.get(`/buybacks/${id}/timeline`, 'admin')).body;
    expect(entries.at(-1)).toMatchObject({ type: 'ItemReintegrated', facts: { customer: 'settled' } });
  });

  it('is returned to its customer with a label', async () => {
    const id = await found();
    const back = await shop.act(`/items/${id}/return`, {}, manager);
    expect([back.body.status, back.body.stockId]).toEqual(['item_to_return', shop.stocks['customer_return']]);
    await product.settled();
    expect((await shop.get(`/items/${id}`, manager)).body.returnTransport).toBe('ready');
  });

  it('stays with the account that bought it', async () => {
    const id = await shop.tested();
    await product.settled();
    await shop.act(`/items/${id}/lost`, { where: 'warehouse' }, manager);
    await shop.act(`/items/${id}/found`, {}, manager);
    expect((await shop.act(`/items/${id}/return`, {}, manager)).body).toMatchObject({
      code: 'customer-paid',
    });
    const stockId = shop.stocks['to_refurbish'];
    expect((await shop.act(`/items/${id}/reintegrate`, { stockId }, manager)).status).toBe(200);
  });

  it('is handed back over the counter by the store that lost and found it, without a label', async () => {
    const id = await inStore();
    expect((await shop.act(`/items/${id}/lost`, { where: 'store' }, 'store_manager')).status).toBe(200);
    await product.settled();
    const path = `/items/${id}/hand-back`;
    expect((await shop.act(path, {}, 'store_manager')).body.code).toBe('item-status-invalid');
    const found = await shop.act(`/items/${id}/found`, {}, 'store_manager');
    expect(found.body).toMatchObject({ status: 'item_to_reintegrate_to_stock', lostIn: 'store' });
    expect((await shop.act(path, {}, 'store_seller')).status).toBe(403);
    const back = await shop.act(path, {}, 'store_manager');
    expect([back.status, back.body.status]).toEqual([200, 'item_returned']);
    await product.settled();
    expect((await shop.get(`/items/${id}`, 'admin')).body).not.toHaveProperty('returnTransport');
    const { entries } = (await shop.get(`/buybacks/${id}/timeline`, 'admin')).body;
    expect(entries.at(-1)).toMatchObject({ type: 'ItemHandedBack', subject: 'item' });
    expect((await shop.get(`/buybacks/${id}`, 'admin')).body.handedBackAt).toBeDefined();
  });

  it('that was not lost in a store is not handed back there', async () => {
    const id = await found();
    expect((await shop.act(`/items/${id}/hand-back`, {}, 'admin')).body.code).toBe('item-status-invalid');
  });

  it('is found by whoever may mark it lost there, and by nobody else', async () => {
    const id = await lost();
    const refused = async (role: Asker) => (await shop.act(`/items/${id}/found`, {}, role)).status;
    expect(await refused('warehouse_operator')).toBe(403);
    expect(await refused('root_management_unit_manager')).toBe(403);
    const body = { commandId: randomUUID(), ids: [id], act: {}, dryRun: true };
    const many = await shop.act('/items/bulk/found', body, 'root_management_unit_manager');
    expect(many.body.lines).toEqual([{ id, result: 'refused', problem: 'forbidden', details: {} }]);
    expect((await shop.act(`/items/${id}/found`, {}, manager)).status).toBe(200);
  });
});
