import { randomUUID } from 'node:crypto';
import { eventually } from '@reprise/kernel/testing';
import { aCustomer, anIdentity, declarationOf, offerOf, type Offer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

// Customer journey §1, §4 and §6: the cart of a store manager or seller, with bare requests.
describe('the cart of a store', () => {
  let product: Product;
  let ask: Product['ask'];
  let offer: Offer;
  let storeId: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    offer = await offerOf(product, 'iphone', 'store');
    const sellers = { email: 'store_seller@demo.reprise.test', password: 'Reprise2026' };
    const { body } = await ask('POST', '/login', { body: sellers, from: '10.9.0.1' });
    storeId = body.user.currentOrganization.id;
  });
  afterAll(() => product.close());

  const line = () => {
    const { locale: _locale, ...facts } = declarationOf(offer, 'store_drop');
    return { inCartId: randomUUID(), ...facts };
  };
  const bodyOf = (lines = [line(), line()]) => ({
    ...{ lines, customer: aCustomer, identification: anIdentity },
    ...{ termsAccepted: true, storeId },
  });
  const save = (id: string, body: object = bodyOf(), as: Asker = 'store_seller') =>
    ask('PUT', `/cart/${id}`, { as, body });
  const validate = (id: string, as: Asker = 'store_seller') => ask('POST', `/cart/${id}/validate`, { as });
  const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
  const handOver = (id: string, body: object = signed, as: Asker = 'store_seller', store = storeId) =>
    ask('POST', `/store/${store}/cart/${id}/finalize`, { as, body });
  const order = (id: string, as: Asker = 'store_seller', store = storeId) =>
    ask('GET', `/store/${store}/cart/${id}/transfer-order`, { as });
  async function validated(): Promise<{ id: string; buybacks: { id: string }[] }> {
    const id = randomUUID();
    expect((await save(id)).status).toBe(200);
    const { status, body } = await validate(id);
    expect(status).toBe(200);
    return body;
  }
  const answer = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

  it('becomes a buyback per line with one customer, one transfer order before the signature, and one hand-over', async () => {
    const { id, buybacks } = await validated();
    const before = await order(id);
    expect([before.status, before.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const done = await handOver(id);
    expect([done.status, done.body.id]).toEqual([200, id]);
    const rows = done.body.buybacks as { id: string; status: string; customerId: string; storeId: string }[];
    expect(rows.map((row) => row.id)).toEqual(buybacks.map((buyback) => buyback.id));
    expect(rows.map(({ status }) => status)).toEqual(['bb_awaiting_inventory', 'bb_awaiting_inventory']);
    expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(1);
    const ofOne = await ask('GET', `/buybacks/${buybacks[1]?.id}/transfer-order`, { as: 'store_seller' });
    const pages = (text: string) => text.match(/\/Type \/Page\b/g)?.length;
    expect([ofOne.status, pages(ofOne.text)]).toEqual([200, pages(before.text)]);
  });

  it('is declared at the total that was shown, and at no other: nobody signs another amount', async () => {
    const id = randomUUID();
    const { total } = (await save(id)).body;
    await save(id, { ...bodyOf(), price: total - 100 });
    const refused = await validate(id);
    expect(answer(refused)).toEqual([409, 'price-changed-meanwhile']);
    await save(id, { ...bodyOf(), price: total });
    expect((await validate(id)).status).toBe(200);
  });

  it('of one product, too, is declared at the amount that was shown', async () => {
    const create = (price?: number) =>
      ask('POST', `/store/${storeId}/buybacks`, {
        as: 'store_seller',
        body: { ...declarationOf(offer, 'store_drop'), ...(price !== undefined && { price }) },
      });
    const { price } = (await create()).body;
    expect(answer(await create(price + 100))).toEqual([409, 'price-changed-meanwhile']);
    const created = await create(price);
    expect([created.status, created.body.price]).toEqual([201, price]);
  });

  it('is handed over once, however often the seller presses', async () => {
    const { id } = await validated();
    const first = await handOver(id);
    const again = await handOver(id);
    expect(again.status).toBe(200);
    expect(again.body.buybacks.map((row: { finalisedAt: string }) => row.finalisedAt)).toEqual(
      first.body.buybacks.map((row: { finalisedAt: string }) => row.finalisedAt),
    );
  });

  it('is handed over without the one that was cancelled meanwhile', async () => {
    const { id, buybacks } = await validated();
    const [gone] = buybacks;
    const reason = { reason: 'customer_retractation' };
    expect((await ask('POST', `/buybacks/${gone?.id}/cancel`, { as: 'admin', body: reason })).status).toBe(
      200,
    );
    await product.settled();
    const { status, body } = await handOver(id);
    expect([status, body.buybacks.map((row: { status: string }) => row.status)]).toEqual([
      200,
      ['bb_cancelled', 'bb_awaiting_inventory'],
    ]);
  });

  it('is not handed over without signature or identity document: every product stays', async () => {
    const { id, buybacks } = await validated();
    expect(answer(await handOver(id, { ...signed, handOverSigned: false }))).toEqual([
      422,
      'signature-required',
    ]);
    const { identification: _none, ...anonymous } = signed;
    expect(answer(await handOver(id, anonymous))).toEqual([422, 'identity-document-required']);
    for (const buyback of buybacks) {
      const { body } = await ask('GET', `/buybacks/${buyback.id}`, { as: 'store_seller' });
      expect(body.status).toBe('bb_awaiting_store_drop');
    }
  });

  it('is nobody’s but its seller’s, in his own store', async () => {
    const { id } = await validated();
    const elsewhere = randomUUID();
    expect(answer(await save(randomUUID(), { ...bodyOf(), storeId: elsewhere }))).toEqual([
      403,
      'store-not-allowed',
    ]);
    expect(answer(await handOver(id, signed, 'store_seller', elsewhere))).toEqual([403, 'store-not-allowed']);
    expect(answer(await order(id, 'store_seller', elsewhere))).toEqual([403, 'store-not-allowed']);
    expect(answer(await validate(id, 'store_manager'))).toEqual([404, 'not-found']);
    expect(answer(await handOver(randomUUID()))).toEqual([404, 'not-found']);
    const saved = randomUUID();
    await save(saved);
    expect(answer(await order(saved))).toEqual([404, 'not-found']);
  });

  it.each(['visitor', 'admin', 'management_unit_manager', 'warehouse_operator', 'buyer_manager'] as const)(
    'is refused to %s',
    async (as) => {
      const { id } = await validated();
      expect(answer(await save(randomUUID(), bodyOf(), as))).toEqual([403, 'store-not-allowed']);
      expect((await handOver(id, signed, as)).status).toBe(403);
      expect((await order(id, as)).status).toBe(403);
    },
  );

  it('is open to the store’s manager', async () => {
    const { body } = await ask('POST', '/login', {
      body: { email: 'store_manager@demo.reprise.test', password: 'Reprise2026' },
      from: '10.9.0.2',
    });
    const own = { ...bodyOf(), storeId: body.user.currentOrganization.id };
    expect((await save(randomUUID(), own, 'store_manager')).status).toBe(200);
  });

  it('is refused while the account does not hold the feature for several products', async () => {
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { body: detail } = await ask('GET', path, { as: 'admin' });
    const features: string[] = detail.enabledPremiumFeatures;
    const hold = (enabledPremiumFeatures: string[]) =>
      ask('PATCH', `/organization-root-details/${detail.id}`, {
        as: 'admin',
        body: { enabledPremiumFeatures },
      });
    const saved = randomUUID();
    expect((await save(saved)).status).toBe(200);
    expect((await hold(features.filter((each) => each !== 'multi_product_cart'))).status).toBe(200);
    const refused = [403, 'premium-feature-missing'];
    await eventually(async () => (await save(randomUUID())).status === 403);
    expect(answer(await save(randomUUID(), bodyOf([line()])))).toEqual(refused);
    expect(answer(await validate(saved))).toEqual(refused);
    expect((await hold(features)).status).toBe(200);
    await eventually(async () => (await save(randomUUID())).status === 200);
  });
});
