import { join } from 'node:path';
import { eventually } from '@reprise/kernel/testing';
import {
  aCustomer,
  anIdentity,
  declarationOf,
  offerOf,
  runProduct,
  webDeclaration,
  type Product,
} from '@reprise/standalone/testing';
import { Api } from './phones/api.mjs';
import { loadPhones } from './phones/load-phones.mjs';
import { readPhones } from './phones/read-phones.mjs';

const json = { accept: 'application/json' };

describe('phones loaded from a list', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
    await product.app.listen(0, '127.0.0.1');
    const { port } = product.app.getHttpServer().address() as { port: number };
    const manager = await product.tokenOf('root_management_unit_manager');
    const { products } = await readPhones(join(__dirname, 'phones/list.fixture.csv'));
    await loadPhones(new Api(`http://127.0.0.1:${port}`, manager), products);
    await found('SGH-Test 1');
  });
  afterAll(() => product.close());

  const found = (label: string) =>
    eventually(async () => {
      const path = `/products?search_product_buyback=${encodeURIComponent(label)}`;
      const { body } = await product.ask('GET', path, { as: 'admin', headers: json });
      return body[0]?.label.endsWith(label) as boolean;
    });

  /** Checked in and found as declared. */
  const tested = async (id: string): Promise<void> => {
    const as = 'warehouse_operator';
    const { status } = await product.ask('POST', `/items/${id}/check-in`, { as, body: {} });
    expect(status).toBe(200);
    const { body } = await product.ask('GET', `/items/${id}/questions`, { as });
    const questions = body.questions as { id: string; answers: { id: string }[] }[];
    const answers = questions.map((each) => ({ questionId: each.id, answerId: each.answers[0]?.id }));
    const control = await product.ask('POST', `/items/${id}/control`, { as, body: { answers } });
    expect(control.status).toBe(200);
  };

  const paid = (id: string) =>
    eventually(
      async () => {
        const { body } = await product.ask('GET', `/buybacks/${id}`, { as: 'admin', headers: json });
        return body.payment.status === 'payment_completed';
      },
      { timeoutMs: 20_000 },
    );

  it('are counted in the trees of web and store', async () => {
    for (const [as, channel] of [
      ['visitor', 'web'],
      ['store_seller', 'store'],
    ] as const) {
      const { body } = await product.ask('GET', '/categories/connected-tree', { as });
      const phones = body[0].children.find(({ name }: { name: string }) => name === 'Phones');
      expect(phones.productCount[channel]).toBe(7);
      expect(phones.children.map(({ name }: { name: string }) => name)).toEqual([
        'Apple',
        'BlackBerry',
        'Codacom Technologies',
        'Nokia',
        'Samsung',
      ]);
    }
  });

  it('can be bought back on the web, up to the payment', async () => {
    const offer = await offerOf(product, 'SGH-Test 1');
    const body = webDeclaration(offer, 'web_post', 'gift_card');
    const declared = await product.ask('POST', '/buybacks', { as: 'visitor', body });
    expect(declared.status).toBe(201);
    const { id } = declared.body;
    await product.settled();
    await tested(id);
    await paid(id);
  });

  it('can be bought back at the counter, up to the payment', async () => {
    const as = 'store_seller';
    const offer = await offerOf(product, 'Test Curve', 'store');
    const credentials = { email: 'store_seller@demo.reprise.test', password: 'Reprise2026' };
    const { user } = (await product.ask('POST', '/login', { body: credentials, from: '10.1.0.1' })).body;
    const path = `/store/${user.currentOrganization.id}/buybacks`;
    const body = declarationOf(offer, 'store_drop', 'voucher');
    const created = await product.ask('POST', path, { as, body });
    expect(created.status).toBe(201);
    const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
    const headers = { 'reprise-min-position': String(created.headers['reprise-position']) };
    const finalised = await product.ask('POST', `${path}/${created.body.id}/finalize`, {
      as,
      body: signed,
      headers,
    });
    expect(finalised.status).toBe(200);
    await paid(created.body.id);
  });
});
