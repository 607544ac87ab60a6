import { randomUUID } from 'node:crypto';
import { boughtCategory, declared, linkTo, openBuyerAccount, tested } from './testing/buyer-account';
import type { BuyerAccount } from './testing/buyer-account';
import { runProduct, type Asked, type Product } from './testing/running-product';

type Row = { readonly id: string };

// ADR 28: who sees what between a retailer and the accounts that buy.
describe('an account that buys what another one takes in', () => {
  let product: Product;
  let ask: Product['ask'];
  let buyer: BuyerAccount;
  let stranger: BuyerAccount;
  let bought: string;
  let kept: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    buyer = await openBuyerAccount(product);
    stranger = await openBuyerAccount(product, 'Un Autre');
    expect((await linkTo(product, [buyer.accountId, stranger.accountId])).status).toBe(200);
    await boughtCategory(product, buyer);
    bought = await declared(product, 'chronographe');
    kept = await declared(product, 'iphone');
  });
  afterAll(() => product.close());

  const idsOf = async (path: string, who: Asked): Promise<string[]> => {
    const { body } = await ask('GET', path, who);
    return body.map(({ id }: Row) => id);
  };
  const status = async (path: string, who: Asked): Promise<number> => (await ask('GET', path, who)).status;
  const own: Asked = { as: 'root_management_unit_manager', headers: { accept: 'application/json' } };

  describe('the category', () => {
    const change = (body: object) =>
      ask('GET', '/categories?identifier=montres', {
        as: 'admin',
        headers: { accept: 'application/json' },
      }).then((found) => ask('PATCH', `/categories/${found.body[0].id}`, { as: 'admin', body }));

    it('names the account that buys, and its buyer', async () => {
      const { body } = await change({ childrenDescription: 'Toutes les montres' });
      expect(body).toMatchObject({ buyerAccountId: buyer.accountId, buyerId: buyer.buyer });
    });

    it('names the account itself where nobody was chosen', async () => {
      const { body } = await ask('GET', '/categories?exists[parentId]=false', {
        as: 'admin',
        headers: { accept: 'application/json' },
      });
      expect(body[0].buyerAccountId).toBe(product.accountId);
    });

    it('cannot name an account that is not linked, nor warehouses and buyers of another one', async () => {
      for (const [body, propertyPath] of [
        [{ buyerAccountId: randomUUID() }, 'buyerAccountId'],
        [{ referringWarehouseIds: [stranger.warehouse] }, 'referringWarehouseIds[0]'],
        [{ buyerId: stranger.buyer }, 'buyerId'],
        [{ buyerAccountId: stranger.accountId }, 'referringWarehouseIds[0]'],
      ] as const) {
        const answer = await change(body);
        expect([answer.status, answer.body.code]).toEqual([422, 'unknown-reference']);
        expect(answer.body.violations).toMatchObject([{ propertyPath }]);
      }
    });

    it('keeps its buyer account from being closed', async () => {
      const closed = { as: 'super_admin', body: { status: 'inactive' } } as const;
      const answer = await ask('PATCH', `/accounts/${buyer.accountId}`, closed);
      expect([answer.status, answer.body.code]).toEqual([409, 'still-referenced']);
    });
  });

  it('receives what it buys in its own warehouse, and the buyback names it for good', async () => {
    const { body } = await ask('GET', `/buybacks/${bought}`, own);
    expect(body).toMatchObject({ buyerAccountId: buyer.accountId, warehouseId: buyer.warehouse });
    const mine = await ask('GET', `/buybacks/${kept}`, own);
    expect(mine.body.buyerAccountId).toBe(product.accountId);
  });

  it('sees the buybacks, items and packages that it buys, and no others', async () => {
    for (const who of [buyer.operator, buyer.manager, buyer.head]) {
      expect(await idsOf('/buybacks', who)).toEqual([bought]);
      expect((await ask('GET', `/buybacks/${bought}`, who)).body.id).toBe(bought);
      expect(await status(`/buybacks/${kept}`, who)).toBe(404);
      expect(await status(`/buybacks/${bought}/timeline`, who)).toBe(200);
    }
    for (const who of [buyer.operator, buyer.head]) {
      expect(await idsOf('/items', who)).toEqual([bought]);
      expect(await status(`/items/${kept}`, who)).toBe(404);
      expect(await idsOf('/packages', who)).toEqual([bought]);
    }
    expect(await idsOf('/buybacks', own)).toEqual(expect.arrayContaining([bought, kept]));
  });

  it('is counted like it is listed', async () => {
    const { body } = await ask('GET', '/buybacks/counts', buyer.head);
    expect(body.counts).toEqual({ bb_awaiting_inventory: 1 });
  });

  it('sees nothing of the retailer: catalogue, users, organisations, settings', async () => {
    for (const path of [
      '/categories',
      '/products',
      '/circuits',
      '/payment-modes',
      '/organizations',
      '/users',
    ]) {
      const { body } = await ask('GET', path, buyer.head);
      expect([path, JSON.stringify(body).includes(product.accountId)]).toEqual([path, false]);
    }
    expect(await status(`/accounts/${product.accountId}/organization-root-detail`, buyer.head)).toBe(404);
  });

  it('knows nothing of the customer, while it neither pays nor ships', async () => {
    for (const who of [buyer.manager, buyer.head]) {
      expect(await status(`/buybacks/${bought}/customer`, who)).toBe(404);
      const pdf = { headers: { ...who.headers, accept: 'application/pdf' } };
      expect(await status(`/buybacks/${bought}/shipping-label`, pdf)).toBe(404);
      expect(await status(`/buybacks/${bought}/transfer-order`, pdf)).toBe(404);
    }
    expect(await idsOf('/payments', buyer.head)).toEqual([]);
    const erase = await ask('POST', `/buybacks/${bought}/customer/erase`, { ...buyer.head, body: {} });
    expect([403, 404]).toContain(erase.status);
    expect(await status(`/buybacks/${bought}/customer`, own)).toBe(200);
  });

  it('a linked account that does not buy it sees and does nothing', async () => {
    for (const who of [stranger.operator, stranger.manager, stranger.head])
      expect(await idsOf('/buybacks', who)).toEqual([]);
    for (const who of [stranger.operator, { as: 'warehouse_manager' } as const]) {
      expect((await ask('POST', `/items/${bought}/check-in`, { ...who, body: {} })).status).toBe(404);
      expect(
        (await ask('POST', `/items/${bought}/lost`, { ...who, body: { where: 'warehouse' } })).status,
      ).toBe(404);
    }
    expect((await ask('POST', `/items/${kept}/check-in`, { ...buyer.operator, body: {} })).status).toBe(404);
  });

  it('its warehouse checks in and tests, into its own stocks', async () => {
    await tested(product, bought, buyer.operator);
    const { body } = await ask('GET', `/items/${bought}`, buyer.operator);
    expect(body.status).toBe('item_completed');
    expect(await idsOf('/stocks', buyer.operator)).toContain(body.stockId);
    // What it holds for others lies in its stock as well.
    const { body: stock } = await ask('GET', `/stocks/${body.stockId}`, buyer.operator);
    expect([stock.itemCount, stock.averageAge]).toEqual([1, 0]);
    expect((await ask('GET', `/buybacks/${bought}`, own)).body.status).toBe('bb_completed');
  });

  it('keeps what it has bought when it is no longer linked', async () => {
    const category = (
      await ask('GET', '/categories?identifier=montres', {
        as: 'admin',
        headers: { accept: 'application/json' },
      })
    ).body[0];
    const [warehouse] = (
      await ask('GET', '/organizations?type=warehouse', {
        as: 'admin',
        headers: { accept: 'application/json' },
      })
    ).body;
    const back = { buyerAccountId: null, buyerId: null, referringWarehouseIds: [warehouse.id] };
    const changed = await ask('PATCH', `/categories/${category.id}`, { as: 'admin', body: back });
    expect([changed.status, changed.body.buyerAccountId]).toEqual([200, product.accountId]);
    expect((await linkTo(product, [])).status).toBe(200);
    expect(await idsOf('/buybacks', buyer.head)).toEqual([bought]);
    const later = await declared(product, 'chronographe');
    expect(await status(`/buybacks/${later}`, buyer.head)).toBe(404);
  });
});
