import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Asker, type Product } from './testing/running-product';

const [own, other] = ['root_management_unit_manager', 'other:root_management_unit_manager'] as const;
const prices = { grade_a: 4_000 };
type Line = { readonly productId: string };

describe('the lines of a price list, searched', () => {
  let product: Product;
  let list: string;
  const ids: Record<string, string> = {};

  const ask = (as: Asker, method: 'GET' | 'POST', path: string, body?: object) =>
    product.ask(method, path, { as, headers: { accept: 'application/json' }, ...(body && { body }) });
  const found = async (as: Asker, id: string, text: string): Promise<readonly string[]> => {
    const query = `search_product_buyback=${encodeURIComponent(text)}`;
    const { body } = await ask(as, 'GET', `/price-lists/${id}/lines?${query}`);
    return body.map(({ productId }: Line) => productId);
  };

  /** A product of an account, like one that is there. */
  async function named(as: Asker, label: string, codes: object = {}): Promise<string> {
    const [model] = (await ask(as, 'GET', '/products?itemsPerPage=1')).body;
    const body = { label, brand: 'Marsupial', categoryId: model.categoryId, buybackPrice: prices, ...codes };
    const made = await ask(as, 'POST', '/products', { ...body, status: 'published' });
    return made.body.id;
  }
  async function listOf(as: Asker, productIds: readonly string[]): Promise<string> {
    const { id } = (await ask(as, 'POST', '/price-lists', { name: 'Searched' })).body;
    const lines = productIds.map((productId) => ({ productId, prices }));
    if (lines.length > 0) await ask(as, 'POST', `/price-lists/${id}/lines`, { lines });
    return id;
  }

  beforeAll(async () => {
    product = await runProduct();
    ids.ultra = await named(own, 'Quokka 9 Ultra 256 Go', { reference: 'QK-9-256', ean: '3700000000017' });
    ids.koala = await named(own, 'Koala 5');
    ids.gone = await named(own, 'Wombat 3');
    await named(own, 'Quokka 9 of no list');
    list = await listOf(own, Object.values(ids));
    await product.ask('DELETE', `/products/${ids.gone}`, { as: own });
    await eventually(async () => (await found(own, list, 'ultra')).length === 1);
  });
  afterAll(() => product.close());

  it.each(['quokka 9', 'ultra 256', 'marsupial quokka', 'quoka', 'QK-9-256', '3700000000017'])(
    'are found by “%s”, as products are in their own list',
    async (text) => expect(await found(own, list, text)).toEqual([ids.ultra]),
  );

  it('are found by the beginning of the name that they bear, once their product is gone', async () => {
    expect(await found(own, list, 'wombat')).toEqual([ids.gone]);
    expect(await found(own, list, 'ombat')).toEqual([]);
  });

  it('are all there without words, and none where none is meant', async () => {
    expect(await found(own, list, '')).toHaveLength(3);
    expect(await found(own, list, ' - ')).toHaveLength(3);
    expect(await found(own, list, 'kangaroo')).toEqual([]);
  });

  it('are those of this list: no other one of the account, and none of another client', async () => {
    expect(await found(own, await listOf(own, [ids.koala ?? '']), 'quokka')).toEqual([]);
    const theirs = await named(other, 'Quokka 9 Ultra 256 Go');
    const abroad = await listOf(other, [theirs]);
    await eventually(async () => (await found(other, abroad, 'ultra')).length === 1);
    expect(await found(other, abroad, 'quokka')).toEqual([theirs]);
    const path = `/price-lists/${list}/lines?search_product_buyback=quokka`;
    expect((await ask(other, 'GET', path)).status).toBe(404);
  });
});
