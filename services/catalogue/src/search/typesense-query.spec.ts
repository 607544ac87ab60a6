import { highlighted } from './typesense-answer';
import { SearchFault } from './search-fault';
import { facetsIn } from './typesense-facets';
import { filtersOf } from './typesense-filters';
import { typesenseQuery as read } from './typesense-query';

const typesenseQuery = (accountId: string, parameters: Parameters<typeof read>[1]) =>
  read(accountId, parameters, (channel) => [`not-${channel}`]);

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

  it.each([
    ['_text_match:desc,_eval(boughtThrough:=web):desc', ['not-web']],
    ['_eval(boughtThrough:=store):desc', ['not-store']],
  ])('puts first what can be declared here: %s', (sort_by, unboughtCategoryIds) => {
    const query = typesenseQuery('a', { q: 'phone', sort_by });
    expect([query.boughtFirst, query.sort]).toEqual([{ unboughtCategoryIds }, undefined]);
  });

  it('refuses any other condition to sort by', () => {
    expect(() => typesenseQuery('a', { sort_by: '_eval(price:>0):desc' })).toThrow(SearchFault);
  });
});
