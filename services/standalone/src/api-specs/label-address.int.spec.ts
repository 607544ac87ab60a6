import { eventually } from '@reprise/kernel/testing';
import type { Document } from '@reprise/read-kernel/documents';
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
    // A workshop that was entered before its address was required.
    const places = product.platform.documents.collection<Document & Record<string, unknown>>({
      name: 'organizations',
    });
    for (const { id } of kept) {
      const place = await places.get(id);
      if (place) await places.put({ ...place, zipCode: undefined });
    }
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
    for (const { id, zipCode } of kept)
      expect((await ask('PATCH', `/organizations/${id}`, { as: chief, body: { zipCode } })).status).toBe(200);
    await eventually(async () => (await ask('GET', label)).status === 200);
  });
});
