import { offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

type Step = { rule: string; before: number; after: number; source?: { of: string; revision?: number } };

// Issue "back office": explain-price for any quote, each rule, in words, with its version.
describe('the explanation of a price', () => {
  let product: Product;
  let phone: Offer;
  let made: { id: string; price: number };
  const explain = (as: string, id = made.id) =>
    product.ask('GET', `/buybacks/${id}/explain-price`, { as: as as 'admin' });
  beforeAll(async () => {
    product = await runProduct();
    phone = await offerOf(product, 'iphone');
    const body = webDeclaration(phone, 'web_post');
    made = (await product.ask('POST', '/buybacks', { as: 'visitor', body })).body;
  });
  afterAll(() => product.close());

  it('leads step by step from zero to the declared price, and names the version of each rule', async () => {
    const { status, body } = await explain('admin');
    expect(status).toBe(200);
    const [declared] = body.prices;
    const steps: Step[] = declared.steps;
    expect(declared).toMatchObject({ stage: 'declared', told: 'rules', total: made.price });
    expect([0, ...steps.map(({ after }) => after)]).toEqual([
      ...steps.map(({ before }) => before),
      made.price,
    ]);
    expect(steps.find(({ rule }) => rule === 'state')?.source).toMatchObject({ of: 'product', revision: 1 });
  });

  it('stays that of the day although the product has another price since', async () => {
    const before = (await explain('admin')).body;
    const path = `/products/${phone.id}`;
    const changed = await product.ask('PATCH', path, {
      as: 'admin',
      body: { buybackPrice: { grade_a: 100, grade_b: 90 } },
    });
    expect(changed.status).toBe(200);
    expect((await explain('admin')).body).toEqual(before);
  });

  it('is for those who may know the rules, within what they may see', async () => {
    expect((await explain('warehouse_operator')).status).toBe(403);
    expect((await explain('visitor')).status).toBe(403);
    expect((await explain('admin', '00000000-0000-4000-8000-00000000dead')).status).toBe(404);
  });
});
