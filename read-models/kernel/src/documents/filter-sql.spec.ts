import { filterSql } from './filter-sql';

const textOf = (condition: object): string => filterSql({ price: condition }, () => price).text;
const price = { kind: 'scalar', value: 'price', type: "'text'" } as const;

describe('a range in SQL', () => {
  it.each([
    [{ $gte: 1 }, "price >= ? AND price < ''"],
    [{ $lt: 'b' }, "price < ? AND price >= ''"],
  ])('that is open on a side keeps values of other types out: %j', (condition, text) => {
    expect(textOf(condition)).toContain(text);
  });

  it.each([
    [{ $gte: 1, $lte: 5 }, 'price >= ? AND price <= ?'],
    [{ $gt: 'a', $lt: 'b' }, 'price > ? AND price < ?'],
  ])('that is closed has one bound on each side, by which an index is read: %j', (condition, text) => {
    expect(textOf(condition)).toContain(text);
    expect(textOf(condition)).not.toContain("''");
  });

  it('of two types has no values', () => {
    expect(textOf({ $gte: 1, $lte: 'b' })).toContain("price < ''");
    expect(textOf({ $gte: 1, $lte: 'b' })).toContain("price >= ''");
  });
});
