import fc from 'fast-check';
import { lineage, withDescendants } from './category-tree.rules';

const category = (id: string, parentId: string | null) => ({ id, parentId });
const tree = [
  category('root', null),
  category('phones', 'root'),
  category('acme', 'phones'),
  category('tv', 'root'),
];

describe('the categories of an account', () => {
  it('have a path to the root, nearest first', () => {
    expect(lineage(tree, 'acme').map(({ id }) => id)).toEqual(['acme', 'phones', 'root']);
    expect(lineage(tree, 'unknown')).toEqual([]);
  });

  it('contain all their descendants', () => {
    expect(withDescendants(tree, 'phones')).toEqual(['phones', 'acme']);
  });

  it('agree in both directions, even with missing parents or cycles', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const anyTree = fc.tuple(...ids.map(() => fc.constantFrom(...ids, 'gone', null)));
    fc.assert(
      fc.property(anyTree, (parents) => {
        const all = ids.map((id, index) => category(id, parents[index] ?? null));
        for (const id of ids) {
          const above = lineage(all, id).map((each) => each.id);
          for (const other of ids) {
            expect(above.includes(other)).toBe(withDescendants(all, other).includes(id));
          }
        }
      }),
    );
  });
});
