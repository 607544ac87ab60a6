import fc from 'fast-check';
import { productSearchConformance, searchDocument } from '../testing';
import { EmbeddedProductSearch } from './embedded-product-search';

productSearchConformance('MiniSearch', async () => new EmbeddedProductSearch());

describe('the embedded search', () => {
  const shown = async (q: string): Promise<readonly string[]> => {
    const search = new EmbeddedProductSearch();
    const models = [
      'Galaxy S1',
      'Galaxy S4',
      'Galaxy S4 mini',
      'Galaxy Note 10',
      'Xperia Z5 Dual',
      'Xperia Z3 Dual',
    ];
    await search.index(
      models.map((model) => searchDocument({ label: `Acme ${model}`, brand: 'Acme', model })),
    );
    const { accountId } = searchDocument({});
    const { hits } = await search.search({ accountId, q, page: 1, perPage: 3 });
    return hits.map(({ document }) => document.model);
  };

  it('sees two characters swapped across the words of a name, however short they are', async () => {
    expect(await shown('xperia 5z dual')).toEqual(['Xperia Z5 Dual']);
    expect((await shown('galaxy4 smini'))[0]).toBe('Galaxy S4 mini');
  });

  it('shows the models nearest to one that is not there, and takes no number for another', async () => {
    expect([...(await shown('xperia z4 dual'))].sort()).toEqual(['Xperia Z3 Dual', 'Xperia Z5 Dual']);
    expect(await shown('xperia z5 daul')).toEqual(['Xperia Z5 Dual']);
    expect((await shown('acme galaxy s10'))[0]).toBe('Galaxy S1');
  });

  it('shows equals in the order of their labels, in whatever order they came, changed or went, page by page', async () => {
    const { accountId } = searchDocument({});
    const named = (n: number) =>
      searchDocument({
        id: `p-${n}`,
        label: `Acme Phone ${10 + n}`,
        brand: 'Acme',
        model: `Phone ${10 + n}`,
      });
    const places = [...Array(25).keys()];
    const inSomeOrder = fc.shuffledSubarray(places, { minLength: places.length });
    await fc.assert(
      fc.asyncProperty(inSomeOrder, fc.subarray(places), async (order, gone) => {
        const search = new EmbeddedProductSearch();
        for (const n of order) await search.index([named(n)]);
        const query = { accountId, q: 'phone', perPage: 10 };
        await search.search({ ...query, page: 1 });
        const ids = gone.map((n) => `p-${n}`);
        await search.remove(accountId, ids);
        const pages = await Promise.all([1, 2, 3].map((page) => search.search({ ...query, page })));
        const found = pages.flatMap(({ hits }) => hits.map(({ document }) => document.id));
        expect(found).toEqual(places.map((n) => `p-${n}`).filter((id) => !ids.includes(id)));
      }),
      { numRuns: 30 },
    );
  });

  it.each([3, 100])('shows new prices at once, in the order of the prices, where %i change', async (many) => {
    const search = new EmbeddedProductSearch();
    const priced = (price: (n: number) => number) =>
      Array.from({ length: 200 }, (_, n) =>
        searchDocument({ id: `p-${n}`, label: `Acme ${1000 + n}`, model: `${1000 + n}`, price: price(n) }),
      );
    await search.index(priced((n) => 1000 + n));
    const { accountId } = searchDocument({});
    const listed = async (q: string, field: 'price' | 'label') => {
      const sort = { field, direction: 'asc' } as const;
      const { hits } = await search.search({ accountId, q, sort, page: 1, perPage: 200 });
      return hits.map(({ document }) => document.price);
    };
    expect(await listed('', 'price')).toEqual(Array.from({ length: 200 }, (_, n) => 1000 + n));
    const changed = priced((n) => 500 - n).slice(0, many);
    await search.index(changed.map((each) => ({ ...each, price: 1 })));
    await search.index(changed);
    const prices = Array.from({ length: 200 }, (_, n) => (n < many ? 500 - n : 1000 + n));
    expect(await listed('', 'label')).toEqual(prices);
    expect(await listed('', 'price')).toEqual([...prices].sort((a, b) => a - b));
    expect(await listed('1002', 'price')).toContain(498);
    await search.remove(accountId, ['p-0']);
    expect(await listed('', 'price')).toEqual(prices.slice(1).sort((a, b) => a - b));
    expect(await listed('1000', 'price')).not.toContain(500);
  });

  it('cuts words that were typed as one wherever they stand', async () => {
    expect((await shown('galaxys4 acme'))[0]).toBe('Galaxy S4');
  });
});
