import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type { ProductQuery, ProductSearch } from '../product-search';

const mine = '0197f4a0-0000-7000-8000-0000000000aa';
const theirs = '0197f4a0-0000-7000-8000-0000000000bb';
const phones = '0197f4a0-0000-7000-8000-0000000000c1';
const watches = '0197f4a0-0000-7000-8000-0000000000c2';

let made = 0;
/** A product for tests, with plausible defaults. */
export function searchDocument(fields: Partial<ProductSearchDocument>): ProductSearchDocument {
  made += 1;
  return {
    id: `0197f4a0-0000-7000-8000-${String(made).padStart(12, '0')}`,
    accountId: mine,
    label: 'Nokia 3310',
    brand: 'Nokia',
    model: '3310',
    reference: '',
    ean: '',
    tacCodes: [],
    categoryId: phones,
    categoryIds: [phones],
    category: 'Phones',
    image: '',
    price: 1000,
    status: 'published',
    popularity: 0,
    ...fields,
  };
}

/** Every adapter of the search port passes this suite. `make` opens an empty index. */
export function productSearchConformance(name: string, make: () => Promise<ProductSearch>): void {
  describe(`product search on ${name}`, () => {
    let search: ProductSearch;
    beforeEach(async () => {
      search = await make();
      await search.index([
        searchDocument({ label: 'Galaxy S21 Ultra', brand: 'Samsung', model: 'SM-G998B', price: 30000 }),
        searchDocument({ label: 'Galaxy S21', brand: 'Samsung', model: 'SM-G991B', price: 20000 }),
        searchDocument({ label: 'Galaxy Watch', brand: 'Samsung', categoryIds: [watches], price: 5000 }),
        searchDocument({ label: 'Élite Phone', brand: 'Motorola', price: null }),
        searchDocument({ label: 'Galaxy draft', brand: 'Samsung', status: 'draft' }),
        searchDocument({ label: 'Galaxy of others', brand: 'Samsung', accountId: theirs }),
      ]);
    });

    const ask = (query: Partial<ProductQuery>) =>
      search.search({ accountId: mine, q: '', page: 1, perPage: 10, ...query });
    const labels = async (query: Partial<ProductQuery>) =>
      (await ask(query)).hits.map(({ document }) => document.label);

    it('finds products that have all words, in any order', async () => {
      expect(await labels({ q: 'ultra samsung galaxy' })).toEqual(['Galaxy S21 Ultra']);
    });

    it('finds words by their beginning, ignoring case and accents', async () => {
      expect(await labels({ q: 'eli' })).toEqual(['Élite Phone']);
      expect(await labels({ q: 'ÉLITE' })).toEqual(['Élite Phone']);
    });

    it('finds misspelt words when nothing matches exactly', async () => {
      expect(await labels({ q: 'motorla elite' })).toEqual(['Élite Phone']);
      expect((await ask({ q: 'samsnug galxy', status: 'published' })).found).toBe(3);
    });

    it('tolerates no errors if there is an exact match', async () => {
      await search.index([searchDocument({ label: 'Nokai 5', brand: 'Nokai', model: '' })]);
      expect(await labels({ q: 'nokai' })).toEqual(['Nokai 5']);
    });

    it('finds a name whatever its spaces', async () => {
      expect((await labels({ q: 'galaxys21' }))[0]).toBe('Galaxy S21');
      expect((await labels({ q: 'ga laxy' }))[0]).toMatch(/^Galaxy/);
      await search.index([searchDocument({ label: 'iPhone5 Mini', brand: 'Apple', model: '' })]);
      expect(await labels({ q: 'i phone 5 mini' })).toEqual(['iPhone5 Mini']);
    });

    it('finds a name with two neighbouring characters swapped', async () => {
      expect((await labels({ q: 'gaalxy watch' }))[0]).toBe('Galaxy Watch');
    });

    it('shows the very name before longer ones', async () => {
      await search.index([
        searchDocument({ label: 'Xperia Z Dual', model: 'Z Dual' }),
        searchDocument({ label: 'Xperia Z', model: 'Z' }),
        searchDocument({ label: 'Xperia Z Ultra', model: 'Z Ultra' }),
      ]);
      expect((await labels({ q: 'xperia z' }))[0]).toBe('Xperia Z');
    });

    it('shows first, of names that match equally well, what is bought back most', async () => {
      const twins = [
        searchDocument({ label: 'Moto G Play', model: 'Play' }),
        searchDocument({ label: 'Moto G Pure', model: 'Pure', popularity: 12 }),
        searchDocument({ label: 'Moto G Plus', model: 'Plus', popularity: 3 }),
      ];
      await search.index(twins);
      expect(await labels({ q: 'moto g p' })).toEqual(['Moto G Pure', 'Moto G Plus', 'Moto G Play']);
      expect(await labels({ q: 'moto g p', page: 2, perPage: 1 })).toEqual(['Moto G Plus']);
      await search.index(twins.slice(0, 1).map((each) => ({ ...each, popularity: 20 })));
      expect(await labels({ q: 'moto g p' })).toEqual(['Moto G Play', 'Moto G Pure', 'Moto G Plus']);
    });

    it('shows the better match first, however popular the other is', async () => {
      await search.index([
        searchDocument({ label: 'Xperia Z', model: 'Z' }),
        searchDocument({ label: 'Xperia Z Ultra', model: 'Z Ultra', popularity: 30 }),
      ]);
      expect(await labels({ q: 'xperia z' })).toEqual(['Xperia Z', 'Xperia Z Ultra']);
    });

    describe('shows first what can be sold', () => {
      const straps = '0197f4a0-0000-7000-8000-0000000000c3';
      const boughtFirst = { unboughtCategoryIds: [straps] };
      const within = (categoryId: string) => ({ categoryId, categoryIds: [categoryId] });
      beforeEach(() =>
        search.index([
          searchDocument({ label: 'Xperia Z Mini', model: 'Mini', popularity: 20, ...within(straps) }),
          searchDocument({ label: 'Xperia Z Duo', model: 'Duo', price: null }),
          searchDocument({ label: 'Xperia Z Play', model: 'Play' }),
          searchDocument({ label: 'Xperia Z Ultra', model: 'Ultra', popularity: 2 }),
          searchDocument({ label: 'Xperia Z', model: 'Z', price: null, ean: '3700000000017' }),
        ]),
      );

      it('of what matches equally well, before popularity', async () => {
        expect((await labels({ q: 'xper', boughtFirst })).slice(0, 2).toSorted()).toEqual([
          'Xperia Z Play',
          'Xperia Z Ultra',
        ]);
        expect((await labels({ q: 'xperia z m', boughtFirst }))[0]).toBe('Xperia Z Mini');
      });

      it('but never before the very name or code', async () => {
        expect((await labels({ q: 'xperia z', boughtFirst }))[0]).toBe('Xperia Z');
        expect((await labels({ q: '3700000000017', boughtFirst }))[0]).toBe('Xperia Z');
      });

      it('on every page, and everything where nothing is left out', async () => {
        const second = { q: 'xper', page: 2, perPage: 2, boughtFirst };
        expect(await labels(second)).not.toContain('Xperia Z Play');
        const all = { unboughtCategoryIds: [] };
        expect((await labels({ q: 'xper', boughtFirst: all })).slice(0, 3)).toContain('Xperia Z Mini');
      });

      it('only where it is asked for', async () => {
        expect((await labels({ q: 'xperia z', fields: ['label'] }))[0]).toBe('Xperia Z');
        expect(await labels({ q: '', boughtFirst })).toEqual(await labels({ q: '' }));
      });
    });

    it('shows the nearest rather than nothing', async () => {
      expect((await labels({ q: 'galaxy s10', status: 'published' }))[0]).toMatch(/^Galaxy/);
      expect(await labels({ q: 'élite something' })).toEqual(['Élite Phone']);
    });

    it('never shows another account', async () => {
      expect(await labels({ q: 'others' })).toEqual([]);
      expect(await search.count(mine)).toBe(5);
      expect(await search.count('0197f4a0-0000-7000-8000-0000000000ff')).toBe(0);
    });

    it('leaves drafts out, also of the count, when asked for published products', async () => {
      const published = await ask({ q: 'galaxy', status: 'published' });
      expect([published.found, published.outOf]).toEqual([3, 4]);
    });

    it('filters by category, brand and price', async () => {
      expect(await labels({ filters: { categoryIds: [watches] } })).toEqual(['Galaxy Watch']);
      expect(await labels({ filters: { brands: ['MOTOROLA'] } })).toEqual(['Élite Phone']);
      const range = { gte: 5000, lte: 20000 };
      expect(await labels({ q: 'galaxy', filters: { price: range } })).toHaveLength(2);
    });

    it('filters by the name of the category itself, whatever its case', async () => {
      await search.index([searchDocument({ label: 'Strap', category: 'Watch straps' })]);
      expect(await labels({ filters: { categories: ['WATCH straps'] } })).toEqual(['Strap']);
      expect(await labels({ filters: { categories: ['Watch'] } })).toEqual([]);
    });

    describe('counts what it finds', () => {
      const counts = async (query: Partial<ProductQuery>) =>
        (await ask(query)).facets.map(({ field, counts: of }) => [
          field,
          ...of.map(({ value, count }) => `${value} ${count}`),
        ]);
      const published = { status: 'published' } as const;

      it('by brand and category, on every page the same, the largest first', async () => {
        const facets = [{ field: 'brand' }, { field: 'category' }] as const;
        const both = [
          ['brand', 'Samsung 3', 'Motorola 1'],
          ['category', 'Phones 4'],
        ];
        expect(await counts({ ...published, facets })).toEqual(both);
        expect(await counts({ ...published, facets, page: 2, perPage: 1 })).toEqual(both);
      });

      it('only among the hits of words and filters', async () => {
        const facets = [{ field: 'brand' }] as const;
        expect(await counts({ ...published, q: 'galaxy', facets })).toEqual([['brand', 'Samsung 3']]);
        const filters = { brands: ['motorola'] };
        expect(await counts({ ...published, filters, facets })).toEqual([['brand', 'Motorola 1']]);
        expect(await counts({ q: 'nothing like it', facets })).toEqual([['brand']]);
      });

      it('takes spellings that a filter does not tell apart for one brand, and no brand for none', async () => {
        await search.index([
          searchDocument({ brand: 'SAMSUNG' }),
          searchDocument({ brand: '' }),
          searchDocument({ brand: 'samsung' }),
        ]);
        const facets = [{ field: 'brand' }] as const;
        expect(await counts({ ...published, facets })).toEqual([['brand', 'Samsung 5', 'Motorola 1']]);
      });

      it('by ranges of the price, whose lower bound belongs to them', async () => {
        const ranges = [
          { label: 'low', to: 20000 },
          { label: 'middle', from: 20000, to: 30000 },
          { label: 'high', from: 30000 },
          { label: 'higher', from: 40000 },
        ];
        const facets = [{ field: 'price', ranges }] as const;
        expect(await counts({ ...published, facets })).toEqual([['price', 'high 1', 'low 1', 'middle 1']]);
        const filters = { price: { gte: 10000 } };
        expect(await counts({ ...published, filters, facets })).toEqual([['price', 'high 1', 'middle 1']]);
      });

      it('by each price, with its extremes, sum and average', async () => {
        const [price] = (await ask({ ...published, facets: [{ field: 'price' }] })).facets;
        expect(price?.counts).toContainEqual({ value: '20000', count: 1 });
        expect(price?.stats).toEqual({ min: 5000, max: 30000, sum: 55000, avg: 55000 / 3 });
        const none = await ask({ q: 'elite', facets: [{ field: 'price' }] });
        expect(none.facets).toEqual([{ field: 'price', counts: [], totalValues: 0 }]);
      });

      it('and names as many values as were asked for', async () => {
        const facets = [{ field: 'brand' }] as const;
        const [brand] = (await ask({ ...published, facets, mostValues: 1 })).facets;
        expect(brand).toEqual({ field: 'brand', counts: [{ value: 'Samsung', count: 3 }], totalValues: 2 });
      });
    });

    it('finds products by a type allocation code', async () => {
      const product = searchDocument({ label: 'Coded', tacCodes: ['35912345', '35999999'] });
      await search.index([product, searchDocument({ label: 'Other code', tacCodes: ['35911111'] })]);
      expect(await labels({ filters: { tacCode: '35912345' } })).toEqual(['Coded']);
      await search.index([{ ...product, tacCodes: ['35999999'] }]);
      expect(await labels({ filters: { tacCode: '35912345' } })).toEqual([]);
      expect(await labels({ q: 'coded', filters: { tacCode: '35999999' } })).toEqual(['Coded']);
    });

    it('sorts by label and by price, unpriced products last', async () => {
      const published = { status: 'published' } as const;
      expect((await labels({ ...published, sort: { field: 'price', direction: 'desc' } })).at(0)).toBe(
        'Galaxy S21 Ultra',
      );
      expect((await labels({ ...published, sort: { field: 'price', direction: 'desc' } })).at(-1)).toBe(
        'Élite Phone',
      );
      expect((await labels({ ...published, sort: { field: 'price', direction: 'asc' } })).at(-1)).toBe(
        'Élite Phone',
      );
      const byPrice = { field: 'price', direction: 'asc' } as const;
      expect(await labels({ ...published, q: 'galaxy', sort: byPrice })).toEqual([
        'Galaxy Watch',
        'Galaxy S21',
        'Galaxy S21 Ultra',
      ]);
    });

    it('pages', async () => {
      const second = await ask({ page: 2, perPage: 3 });
      expect([second.found, second.hits.length]).toEqual([5, 2]);
    });

    it('shows the latest version of a product, and no removed ones', async () => {
      const product = searchDocument({ label: 'Pixel 6', brand: 'Google', model: '' });
      await search.index([product]);
      await search.index([{ ...product, label: 'Pixel 7' }]);
      expect(await labels({ q: 'pixel' })).toEqual(['Pixel 7']);
      expect(await labels({ q: 'pixel 6' })).toEqual(['Pixel 7']);
      await search.remove(mine, [product.id, 'unknown']);
      expect(await labels({ q: 'pixel' })).toEqual([]);
      expect(await search.count(mine)).toBe(5);
    });

    it('answers malicious text with no result and no error', async () => {
      for (const q of ['\0', '"\'`;--', '((((', '%_', 'x'.repeat(5000), '🙂']) {
        expect((await ask({ q })).hits.length).toBeLessThanOrEqual(5);
      }
    });

    it('reports which words matched', async () => {
      const [hit] = (await ask({ q: 'ultr' })).hits;
      expect(hit?.matches.label).toEqual(['ultra']);
    });
  });
}
