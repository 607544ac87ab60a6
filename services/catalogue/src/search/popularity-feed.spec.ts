import { PopularityFeed } from './popularity-feed';
import type { Popular } from './popularity.reader';

describe('the feed of popular products', () => {
  let popular: Popular[];
  let indexed: [accountId: string, ids: readonly string[]][];
  let away: boolean;
  const all = async function* () {
    yield popular;
  };
  const feed = () =>
    new PopularityFeed({ all }, async (accountId, ids) => {
      if (away) throw new Error('the engine is away');
      indexed.push([accountId, ids]);
    });
  beforeEach(() => {
    indexed = [];
    away = false;
    popular = [
      { id: 'x', accountId: 'a', popularity: 3 },
      { id: 'y', accountId: 'a', popularity: 1 },
      { id: 'z', accountId: 'b', popularity: 1 },
    ];
  });

  it('has every popular product indexed once, account by account', async () => {
    const looking = feed();
    await looking.look();
    await looking.look();
    expect(indexed).toEqual([
      ['a', ['x', 'y']],
      ['b', ['z']],
    ]);
  });

  it('has only those indexed whose popularity changed since', async () => {
    const looking = feed();
    await looking.begin();
    await looking.look();
    expect(indexed).toEqual([]);
    popular[1] = { id: 'y', accountId: 'a', popularity: 2 };
    await looking.look();
    expect(indexed).toEqual([['a', ['y']]]);
  });

  it('tries again what could not be indexed', async () => {
    const looking = feed();
    away = true;
    await expect(looking.look()).rejects.toThrow('away');
    away = false;
    await looking.look();
    expect(indexed.flatMap(([, ids]) => ids)).toEqual(['x', 'y', 'z']);
  });
});
