import { parseListQuery } from '@reprise/contracts/kernel';
import { listQuery } from './list-query';
import { scopeFilter } from './scope-filter';
import { tenantScope } from './tenant-scope';

const spec = { filters: [], order: [], sums: ['price'] } as const;
const scope = scopeFilter(tenantScope({ accountId: 'a', by: 'account' }));

describe('what the rows of a list come to', () => {
  const ofLength = (length: number) => ({
    find: async () => [{ _id: '1', _revision: 1 }],
    count: async () => length,
    countBy: async (path: string) =>
      path === 'currency' ? [['EUR', length] as const] : [[2, length] as const],
  });
  const sumsOf = async (length: number, more: object = {}) => {
    const query = parseListQuery({ sum: 'price', itemsPerPage: '1', ...more }, spec);
    return (await listQuery(ofLength(length), scope, query, spec)).sums;
  };

  it('is told of up to twenty thousand rows, and of no more', async () => {
    expect(await sumsOf(20_000)).toEqual([{ amount: 40_000, currency: 'EUR' }]);
    expect(await sumsOf(20_001)).toBeUndefined();
  });

  it('is bounded too where the total is not asked for', async () => {
    expect(await sumsOf(20_001, { partial: 'true' })).toBeUndefined();
    expect(await sumsOf(3, { partial: 'true' })).toEqual([{ amount: 6, currency: 'EUR' }]);
  });
});
