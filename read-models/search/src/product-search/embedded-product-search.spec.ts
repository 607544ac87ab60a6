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

  it('cuts words that were typed as one wherever they stand', async () => {
    expect((await shown('galaxys4 acme'))[0]).toBe('Galaxy S4');
  });
});
