import { randomUUID } from 'node:crypto';
import { buybackEvents } from '@reprise/contracts/buyback';
import { eventually } from '@reprise/kernel/testing';
import { answersOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';
import { workshopOf, type Workshop } from './testing/workshop';

type Named = { id: string; label: string; categoryId: string };

// back office §2, back office §3.
describe('an item in stock', () => {
  let product: Product;
  let shop: Workshop;
  let item: string;

  beforeAll(async () => {
    product = await runProduct();
    shop = await workshopOf(product);
    item = await shop.arrived();
  });
  afterAll(() => product.close());

  it('a tester sees what another product would change before it is confirmed', async () => {
    const { act, get, phone } = shop;
    const own = (await get(`/products/${phone.id}`, 'admin')).body as Named;
    const all = (await get('/products?pagination=false', 'admin')).body as Named[];
    const other = all.find(({ id, categoryId }) => id !== own.id && categoryId === own.categoryId);
    const { questions } = (await get(`/items/${item}/questions?productId=${other?.id}`)).body;
    const answers = answersOf({ questions });
    const specification = { productId: other?.id, colour: 'Blue', weight: 171 };
    const preview = await act(`/items/${item}/control/preview`, { answers, specification });
    expect(preview.body.controlledPrice).not.toBe(preview.body.declaredPrice);
    await act(`/items/${item}/control`, { answers, specification });
    const { diagnostics } = (await get(`/items/${item}/diagnostics`)).body;
    expect(diagnostics).toMatchObject([
      { diagnosticType: 'declaration', product: { id: own.id } },
      {
        ...{ diagnosticType: 'compliance_test', product: { id: other?.id } },
        ...{ specification: { colour: 'Blue', weight: 171 }, diagnosticPrice: preview.body.controlledPrice },
        category: { id: own.categoryId, label: expect.any(String) },
        mainOrganization: { id: shop.warehouseId, name: expect.any(String) },
        diagnostician: { id: expect.any(String), name: expect.any(String) },
        responses: [
          { typeOrganizationAnsweredBy: 'warehouse', nameAnsweredBy: expect.any(String) },
          ...more(answers),
        ],
      },
    ]);
    expect((await get(`/items/${item}`)).body.productLabel).toBe(other?.label);
  });
  const more = (answers: readonly object[]) => answers.slice(1).map(() => expect.any(Object));

  it('a second test of a released item is a second diagnostic', async () => {
    const id = await shop.arrived();
    const worst = answersOf(shop.phone, (index) => (index === 0 ? 1 : 0));
    await shop.act(`/items/${id}/control`, { answers: worst });
    const release = { stockId: shop.stocks['awaiting_control'] };
    expect((await shop.act(`/items/${id}/release`, release, 'warehouse_manager')).status).toBe(200);
    await shop.act(`/items/${id}/control`, { answers: answersOf(shop.phone) });
    const { diagnostics } = (await shop.get(`/items/${id}/diagnostics`)).body;
    expect(diagnostics.map(({ diagnosticType: type }: { diagnosticType: string }) => type)).toEqual([
      ...['declaration', 'compliance_test', 'compliance_test'],
    ]);
  });

  it('of a parcel sent late is tested with the prices of the day, and needs no photo for its date', async () => {
    const id = await sentLate('2025-01-16T00:00:00.000Z', '2025-01-15T00:00:00.000Z');
    const { buybackPrice } = (await shop.get(`/products/${shop.phone.id}`, 'admin')).body;
    const halved = Object.fromEntries(
      Object.entries<number>(buybackPrice).map(([state, price]) => [state, Math.floor(price / 2)]),
    );
    const priced = (prices: object) =>
      product.ask('PATCH', `/products/${shop.phone.id}`, { as: 'admin', body: { buybackPrice: prices } });
    expect((await priced(halved)).status).toBe(200);
    const answers = answersOf(shop.phone);
    // What the catalogue says is kept for a moment.
    await eventually(
      async () => (await shop.act(`/items/${id}/control/preview`, { answers })).body.outcome === 'lower',
    );
    const { late } = (await shop.get(`/items/${id}/questions`)).body;
    expect(late).toEqual({ until: '2025-01-15T00:00:00.000Z', sentAt: '2025-01-16T00:00:00.000Z' });
    expect((await shop.act(`/items/${id}/control`, { answers })).status).toBe(200);
    const { proposal } = (await shop.get(`/buybacks/${id}`, 'admin')).body;
    expect(proposal).toMatchObject({ status: 'open', differences: [], late });
    expect(proposal.proposedPrice).toBe(proposal.late.dayPrice);
    expect(proposal.proposedPrice).toBeLessThan(proposal.declaredPrice);
    await priced(buybackPrice);
  });
  /** As the log of a buyback whose customer waited: its promise ended, then the carrier took the parcel. */
  async function sentLate(shippedAt: string, until: string): Promise<string> {
    const { log } = product.engines;
    const body = webDeclaration(shop.phone, 'web_post');
    const { id } = (await product.ask('POST', '/buybacks', { as: 'visitor', body })).body;
    await product.settled();
    const [declared] = await log.readStream(`buyback-${id}`);
    if (!declared) throw new Error('nothing was declared');
    const { answers, price, diagnosticId } = buybackEvents.schemas.BuybackDeclared.parse(declared.data);
    const prices = { oldPrice: price.total, newPrice: price.total };
    const requoted = { ...prices, answers, price, diagnosticId, priceLock: { until, remindAt: [] } };
    const { version, accountId, actor, correlationId, causationId } = declared;
    const envelope = { version, accountId, actor, correlationId, causationId };
    const next = (type: string, data: object) => ({ ...envelope, id: randomUUID(), type, data });
    await log.append(`buyback-${id}`, [next('BuybackRequoted', requoted)], 'any');
    await log.append(`item-${id}`, [next('ItemShipped', { shippedAt })], 'any');
    await product.settled();
    await shop.act(`/items/${id}/check-in`);
    return id;
  }

  it('shows what it has cost and what it is expected to bring', async () => {
    const id = await shop.tested();
    await shop.made('/resale-prices', {
      productId: shop.phone.id,
      prices: { functional: 1_000, grade_a: 90_000 },
    });
    const { body } = await shop.get(`/items/${id}/economics`);
    const { purchasePrice, expectedMargin } = body;
    expect(body).toMatchObject({
      plannedCost: 0,
      completedCost: 0,
      daysInStock: 0,
      expectedPrice: 90_000,
      steps: [],
    });
    expect(expectedMargin).toBe(90_000 - purchasePrice);
    const path = `/items-in-stock?stockId=${shop.stocks['to_refurbish']}&order[stockedAt]=desc`;
    expect((await shop.get(path)).body[0]).toMatchObject({ id, purchasePrice, expectedMargin });
    const twice = { productId: shop.phone.id, prices: {} };
    expect(await shop.codeOf('/resale-prices', twice, 'warehouse_manager')).toEqual([
      409,
      'resale-prices-already-set',
    ]);
  });

  it('what a product with some answers would get is known beforehand: steps, cost, margin', async () => {
    const costs = [{ warehouseId: shop.warehouseId, cost: 4_500 }];
    const screen = {
      name: 'Replace the screen',
      stockId: shop.stocks['to_refurbish'],
      costs,
      expectedDays: 2,
    };
    const refurbStepId = await shop.made('/refurb-steps', screen);
    const answers = [{ label: 'Broken', steps: [{ refurbStepId }] }, { label: 'Intact' }];
    const questionId = await shop.made('/refurb-diagnosis-questions', {
      label: 'Screen?',
      type: 'unique',
      answers,
    });
    const [broken] = (await shop.get(`/refurb-diagnosis-questions/${questionId}`)).body.answers;
    const asked = {
      productId: shop.phone.id,
      state: 'grade_a',
      warehouseId: shop.warehouseId,
      purchasePrice: 30_000,
    };
    const { body } = await shop.act('/refurbishment-simulation', {
      ...{ ...asked, answers: [{ questionId, answerIds: [broken.id] }] },
    });
    expect(body).toEqual({
      steps: [{ refurbStepId, label: 'Replace the screen', cost: 4_500 }],
      ...{ plannedCost: 4_500, expectedDays: 2, expectedPrice: 90_000, expectedMargin: 55_500 },
    });
    const gone = { ...asked, answers: [], productId: refurbStepId };
    expect(await shop.codeOf('/refurbishment-simulation', gone)).toEqual([422, 'unknown-reference']);
  });

  it('many are moved at once, each with its result, and a trial moves none', async () => {
    const [first, second] = [await shop.tested(), await shop.tested()];
    const stockId = await shop.made('/stocks', { name: 'Shelf 7', warehouseId: shop.warehouseId });
    const body = { itemIds: [first, second, shop.phone.id], stockId };
    const lines = ['moved', 'moved', 'refused'];
    const results = async (more: object = {}) =>
      (await shop.act('/items/move', { ...body, ...more })).body.lines.map(
        ({ result }: { result: string }) => result,
      );
    expect(await results({ dryRun: true })).toEqual(lines);
    expect(await results()).toEqual(lines);
    expect(await results()).toEqual(['unchanged', 'unchanged', 'refused']);
    expect((await shop.get(`/items-in-stock?stockId=${stockId}`)).body).toHaveLength(2);
    const { entries } = (await shop.get(`/items/${first}/history`)).body;
    expect(entries.at(-1)).toMatchObject({
      ...{ type: 'ItemMoved', stockId: { before: shop.stocks['to_refurbish'], after: stockId } },
      actorId: expect.any(String),
    });
  });
});
