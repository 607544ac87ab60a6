import type { Document } from '@reprise/read-kernel/documents';
import { eventually } from '@reprise/kernel/testing';
import { mine, openShop, theirs, type Shop } from './testing/shop';

/** Expectations that hold eventually. */
const soon = (expectations: () => Promise<void>) =>
  eventually(async () => {
    await expectations();
    return true;
  });

describe('the catalogue over HTTP', () => {
  let shop: Shop;
  let root: string;
  let phones: string;
  let product: string;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const category = (fields: object) => ({
    identifier: 'root',
    name: 'Everything',
    parentId: null,
    referringWarehouseIds: [mine?.warehouseId],
    defaultWeight: 200,
    ...fields,
  });
  const post = (url: string, body: unknown) => shop.call('POST', url, { body });

  const lacking = async () =>
    (await shop.call('GET', '/set-up')).body.lacks.map(({ what }: { what: string }) => what);

  it('says what lacks before anything can be sold, to whoever may set it up', async () => {
    expect(await lacking()).toEqual(expect.arrayContaining(['payment-mode', 'circuit', 'category', 'terms']));
    expect((await shop.call('GET', '/set-up', { role: 'store_seller' })).body.code).toBe('forbidden');
  });

  it('takes one root, then categories below it', async () => {
    const made = await post('/categories', category({}));
    expect(made).toMatchObject({ status: 201, body: { buyerId: mine?.buyerId, numberOfProducts: 0 } });
    root = made.body.id;
    expect(
      (await post('/categories', category({ identifier: 'second' }))).body.violations[0].propertyPath,
    ).toBe('parentId');
    const child = await post(
      '/categories',
      category({ identifier: 'phones', name: 'Phones', parentId: root }),
    );
    phones = child.body.id;
    expect(
      (await post('/categories', category({ identifier: 'phones', name: 'Phones', parentId: root }))).body
        .code,
    ).toBe('identifier-already-used');
    const circle = await shop.call('PATCH', `/categories/${root}`, { body: { parentId: phones } });
    expect(circle.body.code).toBe('parent-not-allowed');
    const foreign = category({
      identifier: 'x1',
      parentId: root,
      referringWarehouseIds: [theirs?.warehouseId],
    });
    expect((await post('/categories', foreign)).status).toBe(422);
  });

  it('refuses a category if the account has no buyer', async () => {
    const organisations = shop.documents.collection<{ _id: string; accountId: string }>({
      name: 'organizations',
    });
    const buyer = await organisations.get(theirs?.buyerId ?? '');
    await organisations.delete(theirs?.buyerId ?? '');
    const body = category({ referringWarehouseIds: [theirs?.warehouseId] });
    expect((await shop.call('POST', '/categories', { body, tenant: theirs })).body.code).toBe(
      'category-without-buyer',
    );
    if (buyer) await organisations.put(buyer);
  });

  it('takes an absorption from accounts that hold the feature, and none away by a form that sends it back', async () => {
    const absorption = { absorptionType: 'value', absorptionValue: 500, absorptionMax: null };
    const patch = async (body: object) => (await shop.call('PATCH', `/categories/${phones}`, { body })).body;
    expect((await patch(absorption)).code).toBe('premium-feature-missing');
    const made = category({ identifier: 'absorbing', parentId: root, ...absorption });
    expect((await post('/categories', made)).body.code).toBe('premium-feature-missing');
    const categories = shop.documents.collection<Document & { revision: number }>({ name: 'categories' });
    const stored = await categories.get(phones);
    if (!stored) throw new Error('no category');
    await categories.put({ ...stored, ...absorption }, stored._revision);
    expect(await patch({ ...absorption, name: 'Phones' })).toMatchObject(absorption);
    expect((await patch({ absorptionValue: 600 })).code).toBe('premium-feature-missing');
    expect(await patch({ absorptionType: 'none' })).toMatchObject({ absorptionType: 'none' });
  });

  it('enables a circuit only while it is active', async () => {
    expect((await post(`/categories/${phones}/circuits/web_post`, undefined)).body.code).toBe(
      'circuit-inactive',
    );
    const circuits = (await shop.call('GET', '/circuits?pagination=false')).body;
    expect(circuits).toHaveLength(7);
    const webPost = circuits.find(({ name }: { name: string }) => name === 'web_post');
    expect(
      (await shop.call('PATCH', `/circuits/${webPost.id}`, { body: { active: true } })).body.active,
    ).toBe(true);
    expect((await post(`/categories/${phones}/circuits/${webPost.id}`, undefined)).body.circuits).toEqual([
      'web_post',
    ]);
    const off = await shop.call('PATCH', `/circuits/${webPost.id}`, { body: { active: false } });
    expect(off.body.code).toBe('circuit-still-used');
    expect((await shop.call('DELETE', `/categories/${phones}/circuits/web_post`)).status).toBe(204);
    await post(`/categories/${phones}/circuits/web_post`, undefined);
  });

  it('adds a circuit to inherited ones, and removes one', async () => {
    const body = category({ name: 'Flip phones', identifier: 'flip-phones', parentId: phones });
    const { id } = (await post('/categories', body)).body;
    const [collect] = (await shop.call('GET', '/circuits?name=store_collect')).body;
    await shop.call('PATCH', `/circuits/${collect.id}`, { body: { active: true } });
    const circuits = `/categories/${id}/circuits`;
    expect((await post(`${circuits}/store_collect`, undefined)).body.circuits).toEqual([
      'web_post',
      'store_collect',
    ]);
    expect((await shop.call('DELETE', `${circuits}/web_post`)).status).toBe(204);
    expect((await shop.call('GET', `/categories/${id}`)).body.circuits).toEqual(['store_collect']);
    expect((await shop.call('DELETE', `/categories/${id}`)).status).toBe(204);
    await shop.call('PATCH', `/circuits/${collect.id}`, { body: { active: false } });
  });

  it('creates products, and reports what a diagnostic lacks until nothing is missing', async () => {
    const body = {
      label: 'Nokia 3310',
      brand: 'Nokia',
      model: '3310',
      categoryId: phones,
      tacCodes: ['35912345'],
      comment: 'secret',
    };
    product = (await post('/products', body)).body.id;
    const diagnostic = async () =>
      (await shop.call('GET', `/products/${product}/diagnostic`, { role: 'pseudo_anonymous' })).body;
    const patch = (fields: object) => shop.call('PATCH', `/products/${product}`, { body: fields });
    const becomes = (wanted: string) =>
      soon(async () => {
        const found = (await diagnostic()).code;
        if (found !== wanted) throw new Error(`${found} is not ${wanted}`);
      });

    expect((await diagnostic()).code).toBe('product-unpublished');
    await patch({ status: 'published' });
    await becomes('no-diagnostic-question');
    const question = {
      categoryId: phones,
      title: 'Does it start?',
      answers: [
        { name: 'Yes', effect: {} },
        { name: 'No', effect: { capState: 'grade_e' } },
      ],
    };
    expect((await post('/questions', question)).body).toMatchObject({ position: 0 });
    await becomes('no-buyback-price');
    await patch({ buybackPrice: { grade_a: 5000, grade_e: 100 } });
    await becomes('no-payment-mode');
    const mode = await post('/payment-modes', {
      label: 'Transfer',
      description: 'By bank',
      type: 'bank_transfer',
    });
    const [circuit] = (await shop.call('GET', '/circuits?name=web_post')).body;
    await shop.call('PATCH', `/circuits/${circuit.id}`, { body: { paymentModeIds: [mode.body.id] } });
    await soon(async () => expect((await diagnostic()).code).toBeUndefined());
    const view = await diagnostic();
    expect(view).toMatchObject({
      prices: { grade_a: 5000 },
      currency: 'EUR',
      tacCodes: ['35912345'],
      questions: [{ title: 'Does it start?' }],
      options: [{ circuit: 'web_post', paymentModes: [{ label: 'Transfer', iban: true }] }],
      warehouses: [{ id: mine?.warehouseId }],
      settings: { identityDocumentRequired: true, zeroAllowed: true, validDays: 15 },
    });
    expect(view.options[0].warehouses.grade_a.defaultWarehouseId).toBe(mine?.warehouseId);
    expect(view).not.toHaveProperty('category');
    expect(
      (await shop.call('GET', `/products/${product}/diagnostic?channel=store`, { role: 'store_seller' })).body
        .code,
    ).toBe('no-transport-mode');
  });

  it('gives the browser a new price as soon as it is saved', async () => {
    await shop.call('PATCH', `/products/${product}`, { body: { buybackPrice: { grade_a: 6000 } } });
    await soon(async () => {
      const { body } = await shop.call('GET', `/products/${product}/diagnostic`, {
        role: 'pseudo_anonymous',
      });
      expect(body.prices.grade_a).toBe(6000);
    });
  });

  it('shows the public published products, without internal fields', async () => {
    const visitor = { role: 'pseudo_anonymous' };
    await post('/products', { label: 'Draft', brand: 'Alcatel', categoryId: phones });
    const list = (await shop.call('GET', `/public/products?category[]=${root}`, visitor)).body;
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ label: 'Nokia 3310', category: 'Phones' });
    expect(list[0]).not.toHaveProperty('comment');
    expect((await shop.call('GET', '/products', visitor)).status).toBe(403);
    expect(
      (await shop.call('GET', `/public/products/${product}`, { ...visitor, tenant: theirs })).status,
    ).toBe(410);
    await soon(async () => {
      const found = await shop.call('GET', '/products/by-imei/359123456789012', visitor);
      expect(found.body).toMatchObject([{ id: product }]);
    });
    expect((await shop.call('GET', '/products/by-imei/123', visitor)).status).toBe(404);
  });

  it('lists products by words, category, status and price', async () => {
    const find = async (query: string) =>
      (await shop.call('GET', `/products?${query}`)).body.map(({ label }: { label: string }) => label);
    await soon(async () => expect(await find('search_product_buyback=nokai')).toEqual(['Nokia 3310']));
    expect(await find('status=draft')).toEqual(['Draft']);
    expect(await find('status[]=draft&status[]=published&order[label]=desc')).toEqual([
      'Nokia 3310',
      'Draft',
    ]);
    expect(await find('buybackPriceGradeA[gte]=6000&buybackPriceGradeA[lte]=6000')).toEqual(['Nokia 3310']);
    expect(await find('buybackPriceGradeA[lte]=5999')).toEqual([]);
    expect(await find(`category[]=${phones}&itemsPerPage=1`)).toHaveLength(1);
  });

  it('returns the tree with the products of each channel', async () => {
    const [tree] = (await shop.call('GET', '/categories/tree', { role: 'pseudo_anonymous' })).body;
    expect(tree).toMatchObject({
      name: 'Everything',
      productCount: { web: 1, store: 0 },
      children: [{ name: 'Phones' }],
    });
    expect((await shop.call('GET', `/categories/tree/${phones}`)).body.id).toBe(phones);
    expect((await shop.call('GET', '/categories/connected-tree', { role: 'store_seller' })).body).toEqual([]);
    expect((await shop.call('GET', '/categories/with-products')).body).toMatchObject([
      { id: phones, numberOfProducts: 1 },
    ]);
    const counted = async (role: string) =>
      (await shop.call('GET', '/categories/tree', { role })).body[0].productCount.web;
    const { id } = (await post('/products', { label: 'Sagem', brand: 'Sagem', categoryId: phones })).body;
    const shown = async () => [await counted('pseudo_anonymous'), await counted('admin')];
    for (const [status, count] of [
      ['published', 2],
      ['draft', 1],
    ] as const) {
      await shop.call('PATCH', `/products/${id}`, { body: { status } });
      expect(await shown()).toEqual([count, count]);
    }
    await shop.call('DELETE', `/products/${id}`);
    const line = (await shop.call('GET', `/products/${product}/category_tree`)).body;
    expect(line.map(({ name }: { name: string }) => name)).toEqual(['Everything', 'Phones']);
  });

  it('moves questions', async () => {
    const question = (title: string) => ({
      categoryId: phones,
      title,
      answers: [
        { name: 'Yes', effect: {} },
        { name: 'No', effect: {} },
      ],
    });
    await post('/questions', question('Second'));
    const third = (await post('/questions', question('Third'))).body.id;
    expect((await post(`/questions/${third}/move`, { to: 'top' })).body.position).toBe(0);
    const titles = (await shop.call('GET', `/questions?categoryId=${phones}`)).body.map(
      ({ title }: { title: string }) => title,
    );
    expect(titles).toEqual(['Third', 'Does it start?', 'Second']);
  });

  it('does not remove a category that is not empty', async () => {
    for (const id of [root, phones]) {
      expect((await shop.call('DELETE', `/categories/${id}`)).body.code).toBe('category-has-content');
    }
  });

  it('keeps tenants separate', async () => {
    expect((await shop.call('GET', '/categories', { tenant: theirs })).body).toEqual([]);
    expect((await shop.call('GET', `/products/${product}`, { tenant: theirs })).status).toBe(404);
    expect(
      (await shop.call('PATCH', `/products/${product}`, { tenant: theirs, body: { label: 'Mine' } })).status,
    ).toBe(404);
    const body = { label: 'Stray', brand: 'X', categoryId: phones };
    expect((await shop.call('POST', '/products', { tenant: theirs, body })).status).toBe(422);
  });
});
