import { parse } from 'qs';
import { parseListQuery } from './list-query';

const spec = {
  filters: ['name', 'status', 'active', 'store.id'],
  ranges: ['price', 'createdAt'],
  exists: ['parent', 'store.id'],
  order: ['name', 'createdAt', 'store.name'],
};
const of = (query: string, allowDots = false) =>
  parseListQuery(parse(query, { arrayLimit: 10_000, allowDots }), spec);

describe('a list query', () => {
  it('without parameters is the first page in the default size', () => {
    expect(of('')).toEqual({
      page: 1,
      itemsPerPage: 10,
      pagination: true,
      partial: false,
      order: [],
      filters: {},
      exists: {},
    });
  });

  it.each(['name=a', 'name[]=a', 'name[0]=a', 'name[900]=a'])('takes %s as one value', (query) => {
    expect(of(query).filters).toEqual({ name: { kind: 'in', values: ['a'] } });
  });

  it('takes fifty values in either spelling', () => {
    const list = Array.from({ length: 50 }, (_, index) => `v${index}`);
    const expected = { status: { kind: 'in', values: list } };
    expect(of(list.map((value) => `status[]=${value}`).join('&')).filters).toEqual(expected);
    expect(of(list.map((value, index) => `status[${index}]=${value}`).join('&')).filters).toEqual(expected);
    const unlifted = parse(list.map((value, index) => `status[${index}]=${value}`).join('&'));
    expect(parseListQuery(unlifted, spec).filters).toEqual(expected);
  });

  it('takes ranges of numbers and times', () => {
    expect(
      of('price[gte]=1&price[lt]=5&createdAt[after]=2024-01-01&createdAt[before]=2024-02-01').filters,
    ).toEqual({
      price: { kind: 'range', gte: '1', lt: '5' },
      createdAt: { kind: 'range', gte: '2024-01-01', lte: '2024-02-01' },
    });
    expect(of('createdAt[strictly_after]=2024').filters).toEqual({
      createdAt: { kind: 'range', gt: '2024' },
    });
  });

  it.each(['createdAt[after]=2024-01-01', 'createdAt[after][]=2024-01-01', 'createdAt[after][0]=2024-01-01'])(
    'takes %s as the bound of a range: without it, rows from before would be counted',
    (query) => expect(of(query).filters).toEqual({ createdAt: { kind: 'range', gte: '2024-01-01' } }),
  );

  it.each([false, true])('takes nested fields, dots parsed: %s', (allowDots) => {
    const query = of('store.id=s&order[store.name]=desc&exists[store.id]=true', allowDots);
    expect(query.filters).toEqual({ 'store.id': { kind: 'in', values: ['s'] } });
    expect(query.order).toEqual([{ field: 'store.name', direction: 'desc' }]);
    expect(query.exists).toEqual({ 'store.id': true });
  });

  it('takes orders in the order of the query, in either case', () => {
    expect(of('order[createdAt]=DESC&order[name]=asc').order).toEqual([
      { field: 'createdAt', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ]);
  });

  it('takes flags', () => {
    expect(of('pagination=false&partial=true&active=true')).toMatchObject({
      pagination: false,
      itemsPerPage: 5000,
      partial: true,
      filters: { active: { kind: 'in', values: ['true'] } },
    });
  });

  it.each([
    'secret=1',
    'name=',
    'name[a]=b',
    'price=5',
    'price[x]=1',
    'price[gte][]=1&price[gte][]=2',
    'order[secret]=asc',
    'order[name]=up',
  ])('ignores %s', (query) => expect(of(query)).toEqual(of('')));
  it.each([
    'exists[parent]=maybe',
    'exists[secret]=true',
    'exists=1',
    'order=name',
    '__proto__[name]=x',
    'partial=x',
  ])('ignores %s', (query) => expect(of(query)).toEqual(of('')));

  it('caps the page size', () => {
    expect(of('itemsPerPage=9999').itemsPerPage).toBe(500);
    expect(of('page=3&itemsPerPage=30')).toMatchObject({ page: 3, itemsPerPage: 30 });
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page[]=1', 'itemsPerPage=0', 'itemsPerPage=x'])(
    'refuses %s',
    (query) => expect(() => of(query)).toThrow('malformed-query'),
  );
});
