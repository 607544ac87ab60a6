import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { CategoryTree } from './category-tree';

const node = (id: number, name: string, children: readonly object[] = []) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${id}`, name, identifier: name.toLowerCase(), parentId: null },
  ...{
    image: null,
    description: '',
    childrenDescription: '',
    productCount: { web: 16, store: 14 },
    children,
  },
});
const tree = [node(1, 'Catalogue', [node(2, 'Smartphones')])];

/** How far the name of what stands below another is moved. */
async function indent(narrow: boolean): Promise<number> {
  const wide = globalThis.matchMedia;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: narrow }));
  const { fetch } = fakeServer(() => ({ body: tree }));
  const { unmount } = await renderApp(<CategoryTree name={({ name }) => name} empty={null} />, { fetch });
  const row = (await screen.findByText('Smartphones')).closest('tr');
  const moved = row?.querySelector<HTMLElement>('[class*="indent"]')?.style.paddingLeft ?? '';
  unmount();
  jest.restoreAllMocks();
  return Number.parseInt(moved, 10);
}

describe('the tree of categories', () => {
  it('leaves the names more room on a phone', async () => {
    expect(await indent(true)).toBeLessThan(await indent(false));
  });
});
