import { answersOf, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { peopleOf, type People } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Payee = { payee?: string; ibanEnding?: string };

describe('a payment batch', () => {
  let product: Product;
  let ask: Product['ask'];
  let people: People;
  let outsider: Record<string, string>;
  let second: Record<string, string>;
  let batch: { id: string; buyerId: string; payments: { paymentId: string }[] };
  const asJson = { accept: 'application/json' };

  /** A bank transfer that is due: declared on the web, received and controlled. */
  async function aDueTransfer(phone: Offer): Promise<string> {
    const { body } = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(phone, 'web_post'),
    });
    await product.settled();
    const as = 'warehouse_operator';
    await ask('POST', `/items/${body.id}/check-in`, { as, body: {} });
    const { body: asked } = await ask('GET', `/items/${body.id}/questions`, { as });
    const answers = answersOf(asked);
    expect((await ask('POST', `/items/${body.id}/control`, { as, body: { answers } })).status).toBe(200);
    await product.settled();
    return body.id;
  }
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    people = peopleOf(product);
    const phone = await offerOf(product, 'iphone');
    const due = await aDueTransfer(phone);
    const root = (
      await ask('GET', '/organizations?type=root_management_unit', { as: 'admin', headers: asJson })
    ).body[0].id;
    const { lcmOrganizationId: buyer = '' } = await people.placesOf('buyer_manager');
    const other = { type: 'buyer', commonName: 'Another Buyer', parentOrganizationId: root };
    const made = await ask('POST', '/organizations', { as: 'admin', body: other });
    const manages = (lcmOrganizationId: string) =>
      people.arrives({ modules: { lcm: 'buyer_manager' }, lcmOrganizationId });
    outsider = await manages(made.body.id);
    second = await manages(buyer);
    const prepared = await ask('POST', '/payment-batches', {
      as: 'buyer_manager',
      body: { paymentIds: [due] },
    });
    expect([prepared.status, prepared.body.buyerId]).toEqual([201, buyer]);
    batch = prepared.body;
  });
  afterAll(() => product.close());

  const bearer = (who: Record<string, string>) => people.bearer(who['token'] ?? '');
  const acts = ['approve', 'discard', 'execute'] as const;

  it('is nothing to the manager of another buyer, nor to another tenant', async () => {
    const headers = bearer(outsider);
    expect((await ask('GET', '/payment-batches', { headers })).body).toEqual([]);
    for (const act of acts) {
      const path = `/payment-batches/${batch.id}/${act}`;
      expect([act, (await ask('POST', path, { headers, body: {} })).status]).toEqual([act, 404]);
      expect((await ask('POST', path, { as: 'other:buyer_manager', body: {} })).status).toBe(404);
    }
    expect(
      (await ask('GET', `/payment-batches/${batch.id}/file`, { headers: bearer(outsider) })).status,
    ).toBe(406);
    const file = { ...headers, accept: 'application/xml' };
    expect((await ask('GET', `/payment-batches/${batch.id}/file`, { headers: file })).status).toBe(404);
    const taken = { paymentIds: batch.payments.map(({ paymentId }) => paymentId) };
    const prepared = await ask('POST', '/payment-batches', { headers, body: taken });
    expect([prepared.status, prepared.body.code]).toEqual([409, 'payment-batch-empty']);
  });

  it('is refused to roles without the permission', async () => {
    for (const as of ['warehouse_manager', 'store_manager', 'root_management_unit_analyst'] as const)
      expect((await ask('GET', '/payment-batches', { as })).status).toBe(403);
  });

  const payees = async (path: string, asked: Parameters<Product['ask']>[2]) => {
    const { status, body } = await ask('GET', path, asked);
    return [status, (body.payees ?? []).map(({ payee, ibanEnding }: Payee) => [payee, ibanEnding])];
  };
  const looks = async (): Promise<number> =>
    product.engines.documents
      .collection<{ _id: string }>({ name: 'personal_data_accesses' })
      .count({ act: 'pay', buybackId: batch.payments[0]?.paymentId ?? '' });

  it('shows whom it pays before it is prepared and approved, and writes down who looked', async () => {
    const before = await looks();
    const path = `/payment-batches/${batch.id}/payees`;
    const paid = [['Zoé Martin', '0189']];
    expect(await payees(path, { headers: bearer(second) })).toEqual([200, paid]);
    const [status, due] = await payees('/payments/due-payees', { as: 'buyer_manager' });
    expect([status, due]).toEqual([200, expect.arrayContaining(paid)]);
    expect(await looks()).toBe(before + 2);
  });

  it('shows them to nobody else, who leaves no trace either', async () => {
    const before = await looks();
    const path = `/payment-batches/${batch.id}/payees`;
    expect(await payees(path, { headers: bearer(outsider) })).toEqual([404, []]);
    expect(await payees(path, { as: 'other:buyer_manager' })).toEqual([404, []]);
    expect(await payees(path, { as: 'root_management_unit_analyst' })).toEqual([403, []]);
    expect(await payees('/payments/due-payees', { headers: bearer(outsider) })).toEqual([200, []]);
    expect(await looks()).toBe(before);
  });

  it('is seen, approved and downloaded by those who pay; every download is kept', async () => {
    for (const as of ['buyer_manager', 'root_management_unit_manager'] as Asker[]) {
      const { body } = await ask('GET', '/payment-batches', { as, headers: asJson });
      expect(body.map(({ id }: { id: string }) => id)).toContain(batch.id);
    }
    const path = `/payment-batches/${batch.id}`;
    expect((await ask('POST', `${path}/approve`, { headers: bearer(second), body: {} })).status).toBe(200);
    const file = await ask('GET', `${path}/file`, {
      as: 'buyer_manager',
      headers: { accept: 'application/xml' },
    });
    expect([file.status, file.text.includes('FR7630006000011234567890189')]).toEqual([200, true]);
    const downloads = product.engines.documents.collection<{ _id: string; userId: string; batchId: string }>({
      name: 'payment_file_downloads',
    });
    expect(await downloads.find({ batchId: batch.id })).toHaveLength(1);
  });
});
