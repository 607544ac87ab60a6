import {
  anIdentity,
  aCustomer,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Product } from './testing/running-product';

describe('in a store', () => {
  let product: Product;
  let offer: Offer;
  let storeId: string;
  let seller: { authorization: string };
  let stranger: { authorization: string };
  beforeAll(async () => {
    product = await runProduct();
    const people = peopleOf(product);
    offer = await offerOf(product, 'iphone');
    storeId = (await people.placesOf('store_seller')).timOrganizationId ?? '';
    const organisations = await product.ask('GET', '/organizations?type=store&pagination=false', {
      as: 'admin',
      headers: { accept: 'application/json' },
    });
    const others = (organisations.body as { id: string }[]).filter(({ id }) => id !== storeId);
    const arrives = async (store: string) => {
      const modules = { tim: 'store_seller' };
      return people.bearer((await people.arrives({ modules, timOrganizationId: store })).token);
    };
    seller = await arrives(storeId);
    stranger = await arrives(others[0]?.id ?? '');
  });
  afterAll(() => product.close());

  async function predeclared() {
    const { body } = await product.ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(offer, 'web_drop'),
    });
    await product.settled();
    return body as { id: string; identificationNumber: string };
  }
  const get = async (path: string, headers: Record<string, string>) =>
    (await product.ask('GET', path, { headers: { ...headers, accept: '*/*' } })).status;
  const byCode = (number: string, headers: Record<string, string>) =>
    product.ask('GET', `/buybacks/by-identification-number/${number}`, { headers });
  const listed = async (headers: Record<string, string>): Promise<string[]> => {
    const path = '/buybacks?circuit=web_drop&status=bb_awaiting_store_drop&itemsPerPage=50';
    const { body } = await product.ask('GET', path, { headers });
    return body.map(({ id }: { id: string }) => id);
  };
  /** With the IMEI that the customer declared, read again. */
  const handOver = () => ({
    ...{ customer: aCustomer, identification: anIdentity, handOverSigned: true },
    imei: declarationOf(offer, 'web_drop').imei,
  });

  it('an open web buyback is seen by nobody who lacks its code', async () => {
    const { id } = await predeclared();
    expect(await listed(seller)).not.toContain(id);
    for (const path of ['', '/customer', '/timeline', '/transfer-order'])
      expect([path, await get(`/buybacks/${id}${path}`, seller)]).toEqual([path, 404]);
    const done = await product.ask('POST', `/store/${storeId}/buybacks/${id}/finalize`, {
      ...{ headers: seller, body: handOver() },
    });
    expect(done.status).toBe(404);
  });

  it('its code opens it there alone, without the customer’s data, and the access log says so', async () => {
    const { id, identificationNumber } = await predeclared();
    const opened = await byCode(identificationNumber, seller);
    expect([opened.status, opened.body.id]).toEqual([200, id]);
    for (const word of [aCustomer.email, aCustomer.lastName, aCustomer.street])
      expect(opened.text).not.toContain(word);
    expect(await get(`/buybacks/${id}`, seller)).toBe(200);
    expect(await listed(seller)).toContain(id);
    expect(await get(`/buybacks/${id}/customer`, seller)).toBe(200);
    expect(await listed(stranger)).not.toContain(id);
    expect(await get(`/buybacks/${id}/customer`, stranger)).toBe(404);
    const log = product.engines.documents.collection<{ _id: string; act: string; storeId?: string }>({
      name: 'personal_data_accesses',
    });
    const acts = await log.find({ buybackId: id }, { sort: [['at', 1]] });
    expect(acts.map(({ act, storeId: where }) => [act, where])).toEqual([
      ['open', storeId],
      ['read', undefined],
    ]);
  });

  it('it can be handed over where it was opened, and is then that store’s alone', async () => {
    const { id, identificationNumber } = await predeclared();
    for (const store of [seller, stranger]) await byCode(identificationNumber, store);
    const done = await product.ask('POST', `/store/${storeId}/buybacks/${id}/finalize`, {
      ...{ headers: seller, body: handOver() },
    });
    expect([done.status, done.body.status]).toEqual([200, 'bb_awaiting_inventory']);
    await product.settled();
    expect(await get(`/buybacks/${id}`, seller)).toBe(200);
    expect(await get(`/buybacks/${id}`, stranger)).toBe(404);
    expect((await byCode(identificationNumber, stranger)).body.code).toBe('buyback-code-not-recognised');
  });

  it('its transfer order is read before it is signed: as entered, where it was opened, and nothing is kept', async () => {
    const { id, identificationNumber } = await predeclared();
    const { handOverSigned: _not, ...entered } = handOver();
    const draw = (headers: Record<string, string>, body: object) =>
      product.ask('POST', `/store/${storeId}/buybacks/${id}/transfer-order`, {
        ...{ headers: { ...headers, accept: '*/*' }, body },
      });
    expect((await draw(seller, entered)).status).toBe(404);
    await byCode(identificationNumber, seller);
    const { identification: _none, ...anonymous } = entered;
    expect((await draw(seller, anonymous)).body.code).toBe('identity-document-required');
    expect((await draw(stranger, entered)).body.code).toBe('store-not-allowed');
    const { imei: _unread, ...unread } = entered;
    expect((await draw(seller, unread)).body.code).toBe('imei-required');
    const paper = await draw(seller, entered);
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    await product.settled();
    const { body } = await product.ask('GET', `/buybacks/${id}`, { headers: seller });
    expect(body.status).toBe('bb_awaiting_store_drop');
  });

  it('nobody cancels what is another store’s, or was not opened', async () => {
    const inStore = await offerOf(product, 'iphone', 'store');
    const made = await product.ask('POST', `/store/${storeId}/buybacks`, {
      ...{ headers: seller, body: declarationOf(inStore, 'store_drop') },
    });
    await product.settled();
    const { id: open } = await predeclared();
    const cancel = (id: string, headers: Record<string, string>) =>
      product.ask('POST', `/buybacks/${id}/cancel`, { headers, body: { reason: 'customer_retractation' } });
    for (const id of [made.body.id, open]) {
      const refused = await cancel(id, stranger);
      expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
    }
    await product.settled();
    const read = await product.ask('GET', `/buybacks/${made.body.id}`, { headers: seller });
    expect(read.body.status).toBe('bb_awaiting_store_drop');
    expect((await cancel(made.body.id, seller)).body.status).toBe('bb_cancelled');
  });
});
