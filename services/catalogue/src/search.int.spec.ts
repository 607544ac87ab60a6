import { eventually } from '@reprise/kernel/testing';
import { Client } from 'typesense';
import { PopularityFeed } from './search/popularity-feed';
import { mine, openShop, theirs, type Shop } from './testing/shop';

type Product = { id: string; label: string; price: number | null };

describe('the search service, used by the typesense client', () => {
  let shop: Shop;
  let client: Client;
  let collection: string;

  async function accessOf(tenant = mine) {
    const { body } = await shop.call('GET', `/organizations/${tenant?.storeId}/typesense`, {
      role: 'pseudo_anonymous',
      ...(tenant && { tenant }),
    });
    return body as { token: string; collection: string; path: string };
  }
  const clientWith = (apiKey: string) => {
    const { port } = shop.app.getHttpServer().address() as { port: number };
    const nodes = [{ host: '127.0.0.1', port, protocol: 'http', path: '/api/search' }];
    return new Client({ nodes, apiKey, numRetries: 0, connectionTimeoutSeconds: 2, logLevel: 'silent' });
  };
  const search = (parameters: Record<string, unknown>, by = client) =>
    by
      .collections<Product>(collection)
      .documents()
      .search({ q: '*', query_by: 'label,brand', ...parameters });
  const labels = async (parameters: Record<string, unknown>) =>
    (await search(parameters)).hits?.map(({ document }) => document.label);

  beforeAll(async () => {
    shop = await openShop();
    await shop.app.listen(0, '127.0.0.1');
    const category = { identifier: 'phones', name: 'Phones', parentId: null, defaultWeight: 200 };
    const body = { ...category, referringWarehouseIds: [mine?.warehouseId] };
    const { id: categoryId } = (await shop.call('POST', '/categories', { body })).body;
    const made = [
      { label: 'Galaxy S21', brand: 'Samsung', buybackPrice: { grade_a: 20000 }, status: 'published' },
      { label: 'Galaxy <S22>', brand: 'Samsung', buybackPrice: { grade_a: 30000 }, status: 'published' },
      { label: 'Nokia 3310', brand: 'Nokia', status: 'published', comment: 'for sellers', reference: 'R1' },
      { label: 'Galaxy draft', brand: 'Samsung' },
    ];
    for (const product of made) await shop.call('POST', '/products', { body: { ...product, categoryId } });
    const { token, ...access } = await accessOf();
    collection = access.collection;
    client = clientWith(token);
    await eventually(async () => (await search({})).out_of === 3);
  });
  afterAll(() => shop.close());

  it('finds products by words, including misspelt ones, and highlights them', async () => {
    expect(await labels({ q: 'galxay s21' })).toEqual(['Galaxy S21']);
    const { hits, found, page } = await search({ q: 'gal', per_page: 1, page: 2 });
    expect([found, page, hits?.length]).toEqual([2, 2, 1]);
    expect((await search({ q: 's22' })).hits?.[0]?.highlights?.[0]?.snippet).toBe(
      'Galaxy &lt;<mark>S22</mark>&gt;',
    );
  });

  it('filters and sorts', async () => {
    expect(
      await labels({ filter_by: 'price:>=20000 && brand:=[Samsung,`Nokia`]', sort_by: 'price:desc' }),
    ).toEqual(['Galaxy <S22>', 'Galaxy S21']);
    expect(await labels({ filter_by: 'price:[1..20000]' })).toEqual(['Galaxy S21']);
  });

  it('counts brands, categories and ranges of the price', async () => {
    const facet_by = 'brand,category,price(Low:[0, 25000], High:[25000, ])';
    const { facet_counts: facets, hits } = await search({ facet_by, per_page: 1 });
    expect(hits).toHaveLength(1);
    expect(
      facets?.map(({ field_name: name, counts }) => [
        name,
        ...counts.map((each) => [each.value, each.count]),
      ]),
    ).toEqual([
      ['brand', ['Samsung', 2], ['Nokia', 1]],
      ['category', ['Phones', 3]],
      ['price', ['High', 1], ['Low', 1]],
    ]);
    expect(facets?.[2]?.stats).toEqual({ min: 20000, max: 30000, sum: 50000, avg: 25000, total_values: 2 });
    const chosen = await search({ facet_by: 'brand', max_facet_values: 1, filter_by: 'category:=phones' });
    expect(chosen.facet_counts?.[0]).toMatchObject({
      counts: [{ value: 'Samsung', highlighted: 'Samsung', count: 2 }],
      stats: { total_values: 2 },
    });
    expect((await search({})).facet_counts).toEqual([]);
  });

  it('shows no draft and no internal field', async () => {
    expect(await labels({ q: 'draft' })).toEqual([]);
    const document = (await search({ q: 'nokia' })).hits?.[0]?.document;
    expect(Object.keys(document ?? {}).sort()).toEqual(
      [
        'boughtThrough',
        'brand',
        'category',
        'categoryId',
        'categoryIds',
        'ean',
        'id',
        'image',
        'label',
        'model',
        'price',
      ].sort(),
    );
  });

  it('answers several searches at once, each separately', async () => {
    const { results } = await client.multiSearch.perform<Product[]>({
      searches: [
        { collection, q: 'nokia', query_by: 'label' },
        { collection, q: 'nokia', query_by: 'label', group_by: 'brand' },
      ],
    });
    expect(results[0]).toMatchObject({ found: 1 });
    expect(results[1]).toMatchObject({ code: 400, error: 'Parameter `group_by` is not supported.' });
  });

  it.each([
    [{ group_by: 'brand' }, 'Parameter `group_by` is not supported.'],
    [{ facet_by: 'label' }, 'Could not find a facet field named `label` in the schema.'],
    [{ facet_by: 'price(Low:0-9)' }, 'Error splitting the facet range values.'],
    [{ filter_by: 'comment:=x' }, 'Could not find a filter field named `comment` in the schema.'],
    [{ filter_by: 'nonsense' }, 'Could not parse the filter query.'],
    [{ sort_by: 'reference:asc' }, 'Could not find a field named `reference` in the schema for sorting.'],
    [{ query_by: 'comment' }, 'Could not find a field named `comment` in the schema.'],
    [{ per_page: 251 }, 'Parameter `per_page` must be a whole number from 1 to 250.'],
  ])('refuses %j with a clear message', async (parameters, message) => {
    await expect(search(parameters)).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining(message),
    });
  });

  it('shows first, of names that match equally well, what is bought back most', async () => {
    const names = async () => (await search({ q: 'galaxy' })).hits?.map(({ document }) => document);
    const [first, second] = (await names()) ?? [];
    await shop.declare(second?.id ?? '', 5);
    await shop.app.get(PopularityFeed).look();
    expect((await names())?.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(JSON.stringify(await names())).not.toContain('popularity');
  });

  it('requires a valid key, which gives no access to another account', async () => {
    await expect(search({}, clientWith('forged'))).rejects.toMatchObject({ httpStatus: 401 });
    const { token } = await accessOf(theirs);
    await expect(search({}, clientWith(token))).rejects.toMatchObject({ httpStatus: 404 });
    const tampered = `${Buffer.from(JSON.stringify({ accountId: mine?.accountId })).toString('base64url')}.${token.split('.')[1]}`;
    await expect(search({}, clientWith(tampered))).rejects.toMatchObject({ httpStatus: 401 });
    expect(
      (
        await shop.call('GET', `/organizations/${mine?.storeId}/typesense`, {
          ...(theirs && { tenant: theirs }),
        })
      ).status,
    ).toBe(404);
  });
});
