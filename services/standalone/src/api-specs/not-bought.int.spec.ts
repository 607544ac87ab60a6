import { randomUUID } from 'node:crypto';
import { eventually } from '@reprise/kernel/testing';
import {
  aCustomer,
  anIdentity,
  answersOf,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

// Domain §2: an answer that blocks and a state without a price are refused on every way in, also at zero.
describe('a product that is not bought', () => {
  let product: Product;
  let ask: Product['ask'];
  let web: Offer;
  let inStore: Offer;
  let storeId: string;
  /** Index of an answer of the demonstration: `locked` blocks, `dead` caps to grade E. */
  const locked = (offer: Offer) => ({ answers: answersOf(offer, (index) => (index === 3 ? 1 : 0)) });
  const dead = (offer: Offer) => ({ answers: answersOf(offer, (index) => (index === 0 ? 1 : 0)) });

  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    web = await offerOf(product, 'iphone');
    inStore = await offerOf(product, 'iphone', 'store');
    const { body } = await ask('POST', '/login', {
      body: { email: 'store_seller@demo.reprise.test', password: 'Reprise2026' },
      from: '10.1.0.1',
    });
    storeId = body.user.currentOrganization.id;
    const buybackPrice = { functional: null, grade_e: null };
    await ask('PATCH', `/products/${web.id}`, { as: 'admin', body: { buybackPrice } });
    await eventually(async () => {
      const { body: view } = await ask('GET', `/products/${web.id}/diagnostic`, { as: 'visitor' });
      return view.prices.grade_e === undefined;
    });
  });
  afterAll(() => product.close());

  const ways: Record<string, (change: (offer: Offer) => object) => ReturnType<Product['ask']>> = {
    'on the web': (change) => {
      const body = { ...webDeclaration(web, 'web_drop_label'), ...change(web) };
      return ask('POST', '/buybacks', { as: 'visitor', body });
    },
    'in a cart': async (change) => {
      const id = randomUUID();
      const { locale: _locale, ...facts } = declarationOf(web, 'web_drop_label');
      const lines = [
        { inCartId: randomUUID(), ...facts },
        { inCartId: randomUUID(), ...facts, ...change(web) },
      ];
      const body = { lines, customer: aCustomer, identification: anIdentity, termsAccepted: true };
      await ask('PUT', `/cart/${id}`, { as: 'visitor', body });
      return ask('POST', `/cart/${id}/validate`, { as: 'visitor' });
    },
    'in a store': (change) => {
      const body = { ...declarationOf(inStore, 'store_drop'), ...change(inStore) };
      return ask('POST', `/store/${storeId}/buybacks`, { as: 'store_seller', body });
    },
    'when it is handed over': async (change) => {
      const created = await ask('POST', '/buybacks', {
        as: 'visitor',
        body: webDeclaration(web, 'web_drop'),
      });
      await product.settled();
      const { identificationNumber } = created.body;
      await ask('GET', `/buybacks/by-identification-number/${identificationNumber}`, { as: 'store_seller' });
      const rediagnosis = { ...change(web), customerConsents: true };
      const body = { customer: aCustomer, identification: anIdentity, handOverSigned: true, rediagnosis };
      return ask('POST', `/store/${storeId}/buybacks/${created.body.id}/finalize`, {
        as: 'store_seller',
        body,
      });
    },
  };

  it.each(Object.entries(ways))('is refused %s, and nothing is declared', async (_where, tell) => {
    const buybacks = async () => {
      await product.settled();
      return (await ask('GET', '/buybacks?itemsPerPage=1', { as: 'admin' })).body['hydra:totalItems'];
    };
    for (const [change, code] of [
      [locked, 'answer-blocks-buyback'],
      [dead, 'no-buyback-price'],
    ] as const) {
      const before = await buybacks();
      const { status, body } = await tell(change);
      expect([status, body.code]).toEqual([422, code]);
      expect((await buybacks()) - before).toBe(tell === ways['when it is handed over'] ? 1 : 0);
    }
  });
});
