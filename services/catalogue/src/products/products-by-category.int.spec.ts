import { mine, openShop, type Shop } from '../testing/shop';

describe('products in the order of their categories', () => {
  let shop: Shop;
  const ids = new Map<string, string>();

  const add = async (path: string, body: object): Promise<string> =>
    (await shop.call('POST', path, { body })).body.id;
  const listed = async (query: string): Promise<readonly string[]> => {
    const { body } = await shop.call('GET', `/products?${query}`);
    return body.map((row: { category: string; label: string }) => `${row.category}: ${row.label}`);
  };

  beforeAll(async () => {
    shop = await openShop();
    const parent = { defaultWeight: 200, referringWarehouseIds: [mine?.warehouseId] };
    const root = await add('/categories', { ...parent, identifier: 'all', name: 'All', parentId: null });
    // The first id is the last name.
    const named = [
      ['watches', 'Watches'],
      ['eclairs', 'Éclairs'],
      ['phones', 'Phones'],
    ] as const;
    for (const [identifier, name] of named)
      ids.set(name, await add('/categories', { ...parent, identifier, name, parentId: root }));
    const made = [
      ...[
        ['Watches', 'W2', 'Casio'],
        ['Phones', 'P1', 'Nokia'],
        ['Éclairs', 'E1', 'Nokia'],
      ],
      ...[
        ['Watches', 'W1', 'Nokia'],
        ['Phones', 'P2', 'Casio'],
      ],
    ];
    for (const [category = '', label, brand] of made)
      await add('/products', { label, brand, categoryId: ids.get(category) });
  });
  afterAll(() => shop.close());

  const all = ['Éclairs: E1', 'Phones: P1', 'Phones: P2', 'Watches: W1', 'Watches: W2'];

  it('are ordered by its name, not by its id, and by their label within it', async () => {
    expect(await listed('order[category]=asc')).toEqual(all);
    expect(await listed('order[category]=desc&order[label]=desc')).toEqual([...all].reverse());
  });

  it('are the same on pages that begin and end within a category', async () => {
    const pages = [1, 2, 3].map((page) => listed(`order[category]=asc&itemsPerPage=2&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(all);
  });

  it('may be ordered by something else first, and filtered', async () => {
    expect(await listed('order[brand]=asc&order[category]=desc')).toEqual([
      ...['Watches: W2', 'Phones: P2'],
      ...['Watches: W1', 'Phones: P1', 'Éclairs: E1'],
    ]);
    expect(await listed(`order[category]=asc&category=${ids.get('Phones')}`)).toEqual(all.slice(1, 3));
  });

  it('are complete at once where one is added or moves', async () => {
    const id = await add('/products', { label: 'P3', brand: 'Nokia', categoryId: ids.get('Phones') });
    expect(await listed('order[category]=asc')).toEqual([...all.slice(0, 3), 'Phones: P3', ...all.slice(3)]);
    await shop.call('PATCH', `/products/${id}`, { body: { categoryId: ids.get('Watches') } });
    expect(await listed('order[category]=asc')).toEqual([...all.slice(0, 3), 'Watches: P3', ...all.slice(3)]);
    await shop.call('DELETE', `/products/${id}`);
    expect(await listed('order[category]=asc')).toEqual(all);
  });

  it('follow a category that is renamed', async () => {
    await shop.call('PATCH', `/categories/${ids.get('Phones')}`, { body: { name: 'Zoom phones' } });
    expect((await listed('order[category]=desc')).slice(0, 1)).toEqual(['Zoom phones: P1']);
  });
});
