import { OutboxFlusher } from '@reprise/kernel/resource';
import { resources } from '@reprise/contracts/resources';
import { runProduct, type Product } from './testing/running-product';

describe('what api and worker know of each other', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  it('the workers announce every kind of document that the API writes', () => {
    expect(product.app.get(OutboxFlusher, { strict: false }).watched).toBe(resources.length);
  });
});
