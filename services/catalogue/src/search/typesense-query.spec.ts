import { highlighted } from './typesense-answer';
import { SearchFault } from './search-fault';
import { facetsIn } from './typesense-facets';
import { filtersOf } from './typesense-filters';
import { typesenseQuery } from './typesense-query';

describe('a query in the language of Typesense', () => {
  it('reads filters on category, brand and price', () => {
    expect(filtersOf('categoryIds:=[a,b] && price:>100 && price:<=200')).toEqual({
      categoryIds: ['a', 'b'],
      price: { gte: 101, lte: 200 },
    });
    expect(filtersOf('brand:=`A, B & C`')).toEqual({ brands: ['A, B & C'] });
    expect(filtersOf('price:[5..9]')).toEqual({ price: { gte: 5, lte: 9 } });
  });

  it('reads facets, and the ranges of a price', () => {
    expect(facetsIn('brand, category')).toEqual([{ field: 'brand' }, { field: 'category' }]);
    expect(facetsIn('price(Low:[0, 100], High:[100, ]),brand')).toEqual([
      {
        field: 'price',
        ranges: [
          { label: 'Low', from: 0, to: 100 },
          { label: 'High', from: 100 },
        ],
      },
      { field: 'brand' },
    ]);
  });

  it.each([
    'label',
    'brand,brand',
    'brand(a:[1, 2])',
    'price()',
    'price(a:[x, 2])',
    'price(a:[1, 2] b)',
    'price(a',
  ])('refuses the facet %s', (facet) => {
    expect(() => facetsIn(facet)).toThrow(SearchFault);
  });

  it('always asks for published products of the one account', () => {
    expect(typesenseQuery('a', { q: '*' })).toMatchObject({
      accountId: 'a',
      q: '',
      status: 'published',
      page: 1,
      perPage: 40,
    });
  });

  it.each(['price:>=x', 'label:=x', 'price', 'brand:>x', 'status:=draft'])('refuses %s', (filter) => {
    expect(() => filtersOf(filter)).toThrow(SearchFault);
  });

  it('marks words and removes all markup of the text', () => {
    expect(highlighted('Élite <b> élite', ['elite'])).toEqual({
      snippet: '<mark>Élite</mark> &lt;b&gt; <mark>élite</mark>',
      tokens: ['Élite', 'élite'],
    });
  });
});
