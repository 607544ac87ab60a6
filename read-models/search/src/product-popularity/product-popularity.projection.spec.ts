import { foldHistory, recorded } from '@reprise/read-kernel/testing';
import { popularityOf, productPopularity } from './product-popularity.projection';

const declared = (position: number, product: string) => {
  const data = { product: { id: product } };
  return recorded(position, `buyback-${position}`, { type: 'BuybackDeclared', data });
};

describe('the popularity of a product', () => {
  it('counts its declared buybacks, each once, however often the log is read', () => {
    const history = [declared(1, 'x'), declared(2, 'y'), declared(3, 'x')];
    const rows = foldHistory(productPopularity, history);
    expect(rows.get('x')).toMatchObject({ accountId: 'a', declared: 2 });
    expect(rows.get('y')).toMatchObject({ declared: 1 });
    expect(foldHistory(productPopularity, history, rows)).toEqual(rows);
  });

  it('grows by one with every doubling', () => {
    expect([0, 1, 2, 3, 4, 7, 8, 1_000_000].map(popularityOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 20]);
  });
});
