import type { Circuit } from '../rules';
import { inheritCircuits } from './inherit-circuits.rules';

const category = (id: string, parentId: string | null, ...circuits: Circuit[]) => ({
  id,
  parentId,
  circuits,
});
const circuitsOf = (all: ReturnType<typeof category>[]): Record<string, readonly Circuit[]> =>
  Object.fromEntries(inheritCircuits(all).map(({ id, circuits }) => [id, circuits]));

describe('the circuits of a category', () => {
  it('are its own if it has any', () => {
    const all = [category('root', null, 'web_post'), category('phones', 'root', 'store_drop')];
    expect(circuitsOf(all)).toEqual({ root: ['web_post'], phones: ['store_drop'] });
  });

  it('are those of the nearest ancestor that has any', () => {
    const all = [
      category('acme', 'brands'),
      category('brands', 'phones'),
      category('phones', 'root', 'web_post', 'store_drop'),
      category('root', null, 'web_collect'),
    ];
    expect(circuitsOf(all)).toMatchObject({
      brands: ['web_post', 'store_drop'],
      acme: ['web_post', 'store_drop'],
    });
  });

  it('are none if no ancestor has any', () => {
    expect(
      circuitsOf([category('root', null), category('phones', 'root'), category('lost', 'gone')]),
    ).toEqual({
      root: [],
      phones: [],
      lost: [],
    });
  });
});
