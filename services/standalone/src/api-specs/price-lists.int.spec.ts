import { eventually } from '@reprise/kernel/testing';
import { aCustomer, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Body = Record<string, unknown>;

// Issue "back office": price-list simulation against the last 30 days' quotes, scheduled publication, roll back.
describe('a price list', () => {
  let product: Product;
  let phone: Offer;
  let before: Body;
  const json = { accept: 'application/json' };
  const ask = (method: string, path: string, body?: object) =>
    product.ask(method as 'GET', `/price-lists${path}`, {
      as: 'admin',
      headers: json,
      ...(body ? { body } : {}),
    });
  const draftOf = async (name: string): Promise<string> => (await ask('POST', '', { name })).body.id;
  const pricesNow = async (): Promise<Body> =>
    (await product.ask('GET', `/products/${phone.id}`, { as: 'admin' })).body.buybackPrice;
  const becomes = (id: string, status: string) =>
    eventually(async () => (await ask('GET', `/${id}`)).body.status === status);
  const line = (prices: object) => ({ lines: [{ productId: phone.id, prices }] });

  beforeAll(async () => {
    product = await runProduct();
    phone = await offerOf(product, 'iphone');
    before = await pricesNow();
  });
  afterAll(() => product.close());

  it('is simulated against what was offered, also to those who did not sell', async () => {
    const id = await draftOf('Simulated');
    expect((await ask('POST', `/${id}/publish`, {})).body.code).toBe('price-list-empty');
    await ask('POST', `/${id}/lines`, line({ grade_a: 100, grade_b: 50 }));
    const { total: quiet } = (await ask('GET', `/${id}/simulation`)).body;
    const {
      customer: _c,
      identification: _i,
      termsAccepted: _t,
      locale: _l,
      ...offer
    } = webDeclaration(phone, 'web_post');
    const lines = [{ ...offer, inCartId: product.accountId }];
    const cart = { lines, customer: aCustomer, termsAccepted: true, locale: 'fr-FR' };
    const saved = await product.ask('PUT', `/cart/${product.accountId}`, { as: 'visitor', body: cart });
    const made = await product.ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(phone, 'web_post'),
    });
    expect([saved.status, made.status]).toEqual([200, 201]);
    await product.settled();
    const { total, declared, categories, products } = (await ask('GET', `/${id}/simulation`)).body;
    expect(total).toMatchObject({ quotes: quiet.quotes + 2, offered: quiet.offered + 2 * made.body.price });
    expect(total.simulated).toBeLessThan(total.offered);
    expect(declared).toBe(total.quotes - 1);
    expect(categories[0].quotes).toBe(total.quotes);
    expect(products[0]).toMatchObject({ id: phone.id, simulated: total.simulated });
    expect(await pricesNow()).toEqual(before);
  });

  it('takes prices from a file; what it cannot read is left out and named', async () => {
    const id = await draftOf('From a file');
    const enter = async (text: string | Buffer, as: Asker = 'admin') => {
      const start = '--edge\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\n\r\n';
      const response = await product.app.inject({
        ...{ method: 'POST', url: `/api/price-lists/${id}/lines/file` },
        headers: {
          ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=edge' },
          authorization: `Bearer ${await product.tokenOf(as)}`,
        },
        payload: Buffer.concat([Buffer.from(start), Buffer.from(text), Buffer.from('\r\n--edge--\r\n')]),
      });
      return { status: response.statusCode, body: response.json() };
    };
    const lines = [`${phone.id};120,50`, 'not-a-product;1', `${phone.id};many`, ';1'];
    const { status, body } = await enter(`id;price_grade_a\r\n${lines.join('\r\n')}`);
    expect([status, body]).toEqual([
      200,
      {
        ...{ lines: 1, entered: 1, left: 3 },
        faults: [
          { line: 4, code: 'price-invalid' },
          { line: 3, code: 'product-unknown' },
          { line: 5, code: 'product-unknown' },
        ].sort((a, b) => a.line - b.line),
      },
    ]);
    expect((await ask('GET', `/${id}/lines`)).body[0].prices).toEqual({ grade_a: 12_050 });
    expect((await enter('label;price_grade_a\nx;1')).body.code).toBe('csv-columns-missing');
    expect((await enter(Buffer.from('504b0304', 'hex'))).body.code).toBe('import-file-refused');
    expect((await enter('id;price_grade_a', 'store_manager')).status).toBe(403);
  });

  it('is published, and rolled back to the prices of before, to the cent', async () => {
    const id = await draftOf('Published');
    const { body } = await ask('POST', `/${id}/adjust`, { percentage: -10, productIds: [phone.id] });
    expect(body).toEqual({ lines: 1 });
    await ask('POST', `/${id}/publish`, {});
    await becomes(id, 'published');
    expect(await pricesNow()).not.toEqual(before);
    const refused = await ask('POST', `/${id}/lines`, line({ grade_a: 1 }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price-list-status-invalid']);
    await ask('POST', `/${id}/roll-back`, { changedMeanwhile: 'refuse' });
    await becomes(id, 'rolled_back');
    expect(await pricesNow()).toEqual(before);
  });

  it('shows what was changed meanwhile, and overwrites it only if a person says so', async () => {
    const id = await draftOf('Changed meanwhile');
    await ask('POST', `/${id}/lines`, line({ grade_a: 4_200 }));
    await ask('POST', `/${id}/publish`, {});
    await becomes(id, 'published');
    const patched = { as: 'admin', body: { buybackPrice: { grade_a: 4_300 } } } as const;
    await product.ask('PATCH', `/products/${phone.id}`, patched);
    const { body: changed } = await ask('GET', `/${id}/changed-meanwhile`);
    expect(changed).toMatchObject({ count: 1, products: [{ id: phone.id, now: { grade_a: 4_300 } }] });
    const asked = await ask('POST', `/${id}/roll-back`, { changedMeanwhile: 'refuse' });
    expect(asked.status).toBe(200);
    await eventually(async () => (await ask('GET', `/${id}`)).body.rollBackRefused === 1);
    expect((await ask('GET', `/${id}`)).body.status).toBe('published');
    expect(await pricesNow()).toEqual({ grade_a: 4_300 });
    await ask('POST', `/${id}/roll-back`, { changedMeanwhile: 'take' });
    await becomes(id, 'rolled_back');
    expect((await ask('GET', `/${id}`)).body.rollBackRefused).toBeUndefined();
    expect(await pricesNow()).toEqual(before);
    const second = await ask('POST', `/${id}/roll-back`, { changedMeanwhile: 'take' });
    expect([second.status, second.body.code]).toEqual([409, 'price-list-status-invalid']);
  });

  it('is published at its time by a timer, unless it was unscheduled', async () => {
    const at = new Date(Date.now() + 3_000).toISOString();
    const [early, late] = [await draftOf('At its time'), await draftOf('Unscheduled')];
    for (const id of [early, late]) {
      await ask('POST', `/${id}/lines`, line({ grade_a: 7_700 }));
      expect((await ask('POST', `/${id}/schedule`, { at })).body.status).toBe('scheduled');
    }
    expect((await ask('POST', `/${late}/unschedule`, {})).body.status).toBe('draft');
    await becomes(early, 'published');
    expect(await pricesNow()).toEqual({ grade_a: 7_700 });
    expect((await ask('GET', `/${late}`)).body.status).toBe('draft');
    const past = await ask('POST', `/${late}/schedule`, { at: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body.code]).toEqual([422, 'price-list-time-passed']);
  });
});
