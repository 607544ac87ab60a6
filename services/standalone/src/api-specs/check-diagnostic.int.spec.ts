import { choicesIn, diagnose, type DiagnosticView } from '@reprise/contracts/catalogue';
import { hasLuhnCheckDigit } from '@reprise/contracts/rules';
import { eventually } from '@reprise/kernel/testing';
import { aCustomer, anIdentity, offerOf, webDeclaration } from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';

/** One of the model, and the same with a wrong last digit. */
const imeisOf = (tac: string): [string, string] => {
  const all = [...'0123456789'].map((last) => `${tac}000000${last}`);
  const fits = all.find(hasLuhnCheckDigit) ?? '';
  return [fits, all.find((each) => each !== fits) ?? ''];
};

// Customer journey §4: as long as its price is promised, a product is judged by what its customer was shown.
describe('what a predeclared product is judged by at the counter', () => {
  let product: Product;
  let declaration: ReturnType<typeof webDeclaration>;
  let storeId: string;
  let [imei, wrong] = ['', ''];
  let declared: { id: string; identificationNumber: string; price: number };
  const diagnostic = (as: Asker, id = declared.id) =>
    product.ask('GET', `/buybacks/${id}/diagnostic`, { as });
  const opened = (as: Asker) =>
    product.ask('GET', `/buybacks/by-identification-number/${declared.identificationNumber}`, { as });
  /** With the second answer to the second question. */
  const scratched = ({ questions }: DiagnosticView) =>
    questions.map(({ id, answers }, index) => ({
      questionId: id,
      answerId: answers[index === 1 ? 1 : 0]?.id ?? '',
    }));
  /** As a screen estimates it. */
  const estimate = (view: DiagnosticView): number => {
    const chosen = { methodId: declaration.shippingMethodId, modeId: declaration.paymentModeId ?? '' };
    return diagnose(view, scratched(view), choicesIn(view, chosen)).priced.total;
  };
  const handOver = (given: object) => {
    const body = { customer: aCustomer, identification: anIdentity, handOverSigned: true, ...given };
    return product.ask('POST', `/store/${storeId}/buybacks/${declared.id}/finalize`, {
      as: 'store_seller',
      body,
    });
  };

  beforeAll(async () => {
    product = await runProduct();
    const offer = await offerOf(product, 'iphone');
    declaration = webDeclaration(offer, 'web_drop');
    [imei, wrong] = imeisOf(offer.tacCodes[0] ?? '');
    storeId = (await peopleOf(product).placesOf('store_seller')).timOrganizationId ?? '';
    declared = (await product.ask('POST', '/buybacks', { as: 'visitor', body: declaration })).body;
    await product.settled();
  });
  afterAll(() => product.close());

  it('is told to who may check it, where its code has opened it, and to nobody else', async () => {
    expect((await diagnostic('store_seller')).status).toBe(404);
    await opened('store_seller');
    expect((await diagnostic('store_seller')).status).toBe(200);
    for (const as of ['admin', 'warehouse_operator', 'buyer_manager', 'visitor'] as const)
      expect([as, (await diagnostic(as)).status]).toEqual([as, 403]);
    expect((await diagnostic('nobody')).status).toBe(401);
    expect((await diagnostic('other:store_seller')).status).toBe(404);
    expect((await diagnostic('store_seller', '00000000-0000-4000-8000-00000000dead')).status).toBe(404);
  });

  it('stays that of its declaration while its price is promised, though the catalogue has changed', async () => {
    const before = (await diagnostic('store_seller')).body;
    const buybackPrice = { functional: 300, grade_a: 200, grade_b: 190, grade_c: 180, grade_d: 170 };
    const path = `/products/${declaration.productId}`;
    expect((await product.ask('PATCH', path, { as: 'admin', body: { buybackPrice } })).status).toBe(200);
    const today = await eventually(async () => {
      const { body } = await product.ask('GET', `${path}/diagnostic`, { as: 'visitor' });
      return body.prices.grade_a === before.prices.grade_a ? undefined : (body as DiagnosticView);
    });
    expect(estimate(today)).not.toBe(estimate(before));
    const { body } = await diagnostic('store_seller');
    expect(body).toEqual(before);
    expect(body.priceLocked).toBe(true);
  });

  it('is charged as it was shown, and at no other amount', async () => {
    const { body: view } = await diagnostic('store_seller');
    const rediagnosis = { answers: scratched(view), customerConsents: true };
    const refused = await handOver({ rediagnosis, price: declared.price });
    expect([refused.status, refused.body.code]).toEqual([409, 'price-changed-meanwhile']);
    const unchanged = await product.ask('GET', `/buybacks/${declared.id}`, { as: 'store_seller' });
    expect(unchanged.body).toMatchObject({
      status: 'bb_awaiting_store_drop',
      prices: { declared: declared.price },
    });
    const priced = { rediagnosis, price: estimate(view) };
    for (const [code, read] of [
      ['imei-required', {}],
      ['imei-required', { forcedInvalidImei: true }],
      ['imei-check-digit-wrong', { imei: wrong }],
      ['imei-mismatch', { imei: '490154203237518' }],
      ['imei-not-as-declared', { imei }],
    ] as const) {
      const bare = await handOver({ ...priced, ...read });
      expect([bare.status, bare.body.code]).toEqual([422, code]);
    }
    const still = await product.ask('GET', `/buybacks/${declared.id}`, { as: 'store_seller' });
    expect(still.body).toEqual(unchanged.body);
    const signed = { ...priced, imei, forcedInvalidImei: true };
    expect((await handOver({ ...signed, imei: '3534' })).status).toBe(422);
    const done = await handOver(signed);
    expect([done.status, done.body.prices.declared]).toEqual([200, estimate(view)]);
    const again = await diagnostic('store_seller');
    expect([again.status, again.body.code]).toEqual([409, 'buyback-already-finalised']);
  });

  it('is named by the IMEI that the store read, in the file, at the workshop and in what a test starts from', async () => {
    await product.settled();
    const path = `/items/${declared.id}`;
    const file = await product.ask('GET', `/buybacks/${declared.id}`, { as: 'store_seller' });
    const item = await product.ask('GET', path, { as: 'warehouse_operator' });
    expect([file.body.imei, item.body.imei]).toEqual([imei, imei]);
    // It is the product's own, so nothing is odd about it any more.
    expect(file.body.forcedInvalidImei).toBe(false);
    const { body } = await product.ask('GET', `${path}/diagnostics`, { as: 'warehouse_operator' });
    expect(body.diagnostics).toMatchObject([
      { diagnosticType: 'declaration', imei: declaration.imei },
      { diagnosticType: 'store_check', imei },
    ]);
  });
});
