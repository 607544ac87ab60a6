import { eventually } from '@reprise/kernel/testing';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

const chief = 'root_management_unit_manager';

// Back office §8: a label that cannot be made says why, and comes once it can.
describe('the label of a product that goes to a workshop without a complete address', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  it('says what lacks and where, and comes by itself once that is completed', async () => {
    const { ask } = product;
    const offer = await offerOf(product, 'iphone');
    const workshops = await ask('GET', '/organizations?type=warehouse&pagination=false', {
      as: chief,
      headers: { accept: 'application/json' },
    });
    const kept = workshops.body as { id: string; zipCode: string }[];
    const set = async (zipCodeOf: (one: { zipCode: string }) => string | null) => {
      for (const one of kept) {
        const body = { zipCode: zipCodeOf(one) };
        expect((await ask('PATCH', `/organizations/${one.id}`, { as: chief, body })).status).toBe(200);
      }
    };
    await set(() => null);
    const { body } = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(offer, 'web_drop_label'),
    });
    const label = `/buybacks/${body.id}/shipping-label?token=${body.token}`;
    const told = await eventually(async () => {
      const answer = await ask('GET', label);
      return answer.status === 409 && answer;
    });
    expect(told.body.code).toBe('label-address-incomplete');
    expect((await ask('HEAD', label)).status).toBe(425);
    await set(({ zipCode }) => zipCode);
    await eventually(async () => (await ask('GET', label)).status === 200);
  });
});
