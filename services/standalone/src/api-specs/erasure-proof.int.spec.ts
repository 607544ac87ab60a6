import { LINKS, type Links } from '@reprise/kernel/ports';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { aPdf, sendFile } from './testing/send-file';
import { workshopOf, type Workshop } from './testing/workshop';

// Décret 2022-190: what is sold as reconditioned was tested, and what held data was erased.
describe('a phone that holds data', () => {
  let product: Product;
  let shop: Workshop;
  let item: string;
  let imei: string;
  let step: string;
  let certificate: string;

  beforeAll(async () => {
    product = await runProduct();
    shop = await workshopOf(product);
    item = await shop.tested();
    const row = (await shop.get(`/items/${item}`)).body;
    imei = row.imei;
    const holds = await product.ask('PATCH', `/categories/${row.categoryId}`, {
      as: 'admin',
      body: { holdsData: true },
    });
    expect(holds.status).toBe(200);
    const stockId = shop.stocks['to_refurbish'];
    const erase = { name: 'Erase the data', kind: 'erasure', stockId, expectedDays: 1 };
    const refurbStepId = await shop.made('/refurb-steps', erase);
    const question = {
      label: 'Erase?',
      type: 'unique',
      answers: [{ label: 'Yes', steps: [{ refurbStepId }] }],
    };
    const questionId = await shop.made('/refurb-diagnosis-questions', question);
    const [answer] = (await shop.get(`/refurb-diagnosis-questions/${questionId}`)).body.answers;
    await shop.act(`/items/${item}/diagnosis`);
    await shop.act(`/items/${item}/diagnosis/answers`, { answers: [{ questionId, answerIds: [answer.id] }] });
    await shop.act(`/items/${item}/diagnosis/summary`, { refurbStepIds: [refurbStepId] });
    await shop.act(`/items/${item}/diagnosis/stock`, { stockId });
    const planned = await shop.act(`/items/${item}/diagnosis/finalise`);
    step = planned.body.steps[0].id;
    await shop.act(`/items/${item}/refurb-steps/${step}/start`, { seen: 'to_do', stockId });
  });
  afterAll(() => product.close());

  const forSale = () => ({ stockId: shop.stocks['refurb_completed'] });
  const complete = (erasure?: object) =>
    shop.codeOf(`/items/${item}/refurb-steps/${step}/complete`, {
      seen: 'in_progress',
      ...(erasure && { erasure }),
    });
  const file = (path: string) =>
    product.ask('GET', path, { as: 'warehouse_operator', headers: { accept: '*/*' } });
  const erased = (more: object = {}) => ({
    ...{ outcome: 'erased', provider: 'Blancco', standard: 'NIST 800-88', device: imei, certificate },
    ...{ erasedAt: '2026-01-20T09:00:00.000Z', ...more },
  });

  it('does not enter a stock for sale before it is erased, nor untested', async () => {
    expect(await shop.codeOf(`/items/${item}/move`, forSale())).toEqual([409, 'sale-without-erasure']);
    const untested = await shop.arrived();
    expect(await shop.codeOf(`/items/${untested}/move`, forSale())).toEqual([409, 'sale-without-test']);
    const shelf = await shop.made('/stocks', { name: 'Shop', warehouseId: shop.warehouseId, forSale: true });
    expect(await shop.codeOf(`/items/${item}/move`, { stockId: shelf })).toEqual([
      409,
      'sale-without-erasure',
    ]);
  });

  it('stands on the board with its step, its technician and its costs; each number opens its list', async () => {
    const board = (await shop.get('/refurbishment-board')).body;
    expect(board).toMatchObject({
      ...{ inRefurbishment: 1, inDiagnosis: 0, overdue: 0, plannedCost: 0 },
      byStock: [{ id: shop.stocks['to_refurbish'], items: 1, averageDays: 0 }],
      byStep: [{ label: 'Erase the data', items: 1 }],
      byTechnician: [{ label: expect.any(String), items: 1 }],
    });
    const counted = {
      'work.refurbStepId': board.byStep[0].id,
      'work.technicianId': board.byTechnician[0].id,
      stockId: board.byStock[0].id,
    };
    for (const [filter, id] of Object.entries(counted))
      expect((await shop.get(`/items-in-refurbishment?${filter}=${id}`)).body).toMatchObject([
        { id: item, work: { status: 'in_progress' } },
      ]);
    const late = (day: string) => shop.get(`/items-in-refurbishment?work.dueOn[before]=${day}`);
    expect((await late(board.today)).body).toHaveLength(board.overdue);
    expect((await late('2999-01-01')).body).toHaveLength(1);
  });

  it('its erasure is completed with a certificate of this very phone only', async () => {
    const path = `/items/${item}/erasure-certificates`;
    expect((await sendFile(product, path, aPdf, 'other:warehouse_operator')).status).toBe(404);
    const uploaded = await sendFile(product, path, aPdf, 'warehouse_operator');
    expect(uploaded.status).toBe(201);
    certificate = uploaded.body.certificate;
    expect(await complete()).toEqual([409, 'erasure-proof-required']);
    expect((await file(`/items/${item}/passport`)).body.code).toBe('passport-not-ready');
    expect(await complete(erased({ certificate: '0'.repeat(64) }))).toEqual([422, 'unknown-reference']);
    expect(await complete(erased({ device: '356938035643809' }))).toEqual([409, 'erasure-device-mismatch']);
    expect(await complete(erased())).toEqual([200, undefined]);
    const { steps } = (await shop.get(`/items/${item}/refurbishment`)).body;
    expect(steps[0]).toMatchObject({ status: 'completed', erasure: { outcome: 'erased', certificate } });
    const read = await file(`/items/${item}/erasure-certificates/${certificate}`);
    expect(read.status).toBe(200);
  });

  it('is then sold, with a passport that its QR code opens and no guess does', async () => {
    const ended = await shop.act(`/items/${item}/refurbishment/complete`, forSale());
    expect(ended.body.status).toBe('item_refurb_completed');
    const today = new Date().toISOString().slice(0, 10);
    const figures = await shop.get(`/refurbishment-figures?from=${today}&to=${today}`);
    expect(figures.body).toMatchObject({ refurbished: 1, diagnosed: 1, completedCost: 0 });
    const counted = await shop.get(
      `/items-tested?refurbishedOn[after]=${today}&refurbishedOn[before]=${today}`,
    );
    expect(counted.body).toMatchObject([{ id: item, refurbishedOn: today }]);
    expect((await shop.get('/items-tested?refurbishedOn[before]=2000-01-01')).body).toEqual([]);
    const { margins } = (await shop.get('/refurbishment-board')).body;
    expect(margins).toMatchObject([{ productId: shop.phone.id, items: 1, spent: expect.any(Number) }]);
    const { productId, state } = margins[0];
    const sold = `status=item_refurb_completed&productId=${productId}&state=${state}&purchasePrice[gte]=0`;
    expect((await shop.get(`/items-in-stock?${sold}`)).body).toMatchObject([{ id: item }]);
    const paper = await file(`/items/${item}/passport`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const token of ['guessed', 'x'.repeat(32)])
      expect((await product.ask('GET', `/item-passports/${item}?token=${token}`, {})).status).toBe(404);
    const links: Links = product.app.get(LINKS);
    const token = links.tokenFor(product.accountId, `passports/${item}`);
    const { status, body, text } = await product.ask('GET', `/item-passports/${item}?token=${token}`, {});
    expect([status, body]).toMatchObject([
      200,
      {
        ...{
          tested: {
            role: 'warehouse_operator',
            questions: shop.phone.questions.map(() => expect.any(String)),
          },
        },
        ...{ steps: [{ label: 'Erase the data' }], erasure: { certificate }, code: expect.any(String) },
      },
    ]);
    for (const secret of [imei, 'erase@', shop.warehouseId]) expect(text).not.toContain(secret);
    const untested = await shop.arrived();
    expect((await file(`/items/${untested}/passport`)).body.code).toBe('passport-not-ready');
  });

  it('leaves its stock by its sale; list and costs agree, and nothing happens to it any more', async () => {
    const sell = (body: object, as: Asker = 'warehouse_manager') => shop.act(`/items/${item}/sell`, body, as);
    expect((await sell({ price: 45_000 }, 'warehouse_operator')).status).toBe(403);
    expect((await sell({ price: 45_000 }, 'other:warehouse_manager')).status).toBe(404);
    const bench = await shop.tested();
    expect(await shop.codeOf(`/items/${bench}/sell`, {}, 'warehouse_manager')).toEqual([
      409,
      'item-not-for-sale',
    ]);
    const sold = await sell({ price: 45_000 });
    expect(sold.body).toMatchObject({ status: 'item_sold' });
    expect(sold.body).not.toHaveProperty('stockId');
    const { body } = await shop.get(`/items/${item}/economics`);
    expect(body).toMatchObject({ status: 'item_sold', soldPrice: 45_000 });
    expect(body.realMargin).toBe(45_000 - body.purchasePrice - body.completedCost);
    const stock = await shop.get(`/stocks/${shop.stocks['refurb_completed']}`);
    expect(stock.body.itemCount).toBe(0);
    expect((await shop.get(`/items-in-stock?stockId=${stock.body.id}`)).body).toEqual([]);
    expect((await sell({})).status).toBe(200);
    expect(await shop.codeOf(`/items/${item}/move`, forSale())).toEqual([409, 'item-status-invalid']);
  });

  it('has a label for the shelf, as PDF and for label printers', async () => {
    const headers = { accept: '*/*', 'idempotency-key': 'labels-of-today' };
    const asked = (path: string, itemIds: readonly string[], as: Asker = 'warehouse_operator') =>
      product.ask('POST', path, { as, body: { itemIds }, headers });
    for (const answer of [
      await asked('/items/shelf-labels', [item]),
      await asked('/items/shelf-labels', [item]),
    ])
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { status, text } = await asked('/items/shelf-labels/zpl', [item]);
    expect([status, text.startsWith('^XA'), text.includes(imei)]).toEqual([200, true, true]);
    expect((await asked('/items/shelf-labels', [item, shop.phone.id])).status).toBe(404);
    expect((await asked('/items/shelf-labels', [item], 'other:warehouse_operator')).status).toBe(404);
  });
});
