import { isOnSale, onSale, stoppedWith } from './on-sale.rules';

const category = (id: string, parentId: string | null, status: 'active' | 'inactive' = 'active') => ({
  ...{ id, parentId, status },
});
const tree = (phones: 'active' | 'inactive', used: 'active' | 'inactive' = 'active') => [
  category('root', null),
  category('phones', 'root', phones),
  category('used', 'phones', used),
  category('folding', 'used'),
  category('books', 'root'),
];
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);

describe('a category', () => {
  it('is bought while it and all above it are active', () => {
    expect(ids(onSale(tree('active')))).toEqual(['root', 'phones', 'used', 'folding', 'books']);
    expect(ids(onSale(tree('inactive')))).toEqual(['root', 'books']);
    expect(ids(onSale(tree('active', 'inactive')))).toEqual(['root', 'phones', 'books']);
  });

  it('that does not exist is not bought', () => expect(isOnSale([])).toBe(false));

  it('stops those below it that nothing else stops', () => {
    const stopped = (...of: Parameters<typeof tree>) => Object.fromEntries(stoppedWith(tree(...of)));
    expect(stopped('active')).toEqual({ root: 4, phones: 2, used: 1 });
    // Of what is stopped already, the root stops nothing more.
    expect(stopped('inactive')).toEqual({ root: 1, phones: 2 });
    expect(stopped('inactive', 'inactive')).toEqual({ root: 1 });
  });
});
