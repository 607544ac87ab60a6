import { lists } from '@reprise/api';
import { OutboxFlusher } from '@reprise/kernel/resource';
import { announced, projections } from '@reprise/worker';
import { runProduct, type Product } from './testing/running-product';

describe('what api and worker each know of the other', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  it('the API waits for every list that the workers fold', () => {
    expect(lists.map(({ name }) => name).sort()).toEqual(projections.map(({ name }) => name).sort());
  });

  it('the workers announce every kind of document that the API writes', () => {
    expect(product.app.get(OutboxFlusher, { strict: false }).watched).toBe(announced.length);
  });
});
