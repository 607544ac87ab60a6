import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { organisationDetailsReceived } from '../../../../kernel/session/session.slice';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { locales } from '../public';
import { NothingFound } from '../search/nothing-found';
import CategoriesPage from './categories.page';
import CategoryPage from './category.page';
import HomeCategories from './home-categories';

const phones = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Phones', identifier: 'phones', parentId: null },
  ...{ image: null, children: [], description: '', childrenDescription: '' },
  productCount: { web: 3, store: 0 },
};

const open = async (
  page: React.ReactElement,
  path: string,
  categoryNavigationEnabled: boolean,
  tree: readonly object[] = [phones],
) => {
  const { fetch } = fakeServer(({ url }) => ({ body: url.includes('/categories/tree') ? tree : [] }));
  const app = await renderApp(page, { path, url: path.replace(':id', '1'), locales, fetch });
  app.store.dispatch(organisationDetailsReceived(settingsBody({ categoryNavigationEnabled })));
  return app;
};

describe('where the client has not enabled categories', () => {
  it.each([
    [<CategoriesPage key="1" />, '/categories'],
    [<CategoryPage key="2" />, '/category/:id/phones'],
  ])('their pages are not found', async (page, path) => {
    const { router } = await open(page, path, false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('an empty search leads to the contact instead', async () => {
    await open(<NothingFound />, '/results', false);
    expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/faq');
    expect(screen.queryByRole('link', { name: 'Browse the categories' })).toBeNull();
  });
});

it('where they are enabled, an empty search leads to them', async () => {
  await open(<NothingFound />, '/results', true);
  expect(await screen.findByRole('link', { name: 'Browse the categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

it('a site that buys nothing yet says so, on its home page and in its search, instead of leading on', async () => {
  const sentence = 'Nothing can be sold here yet. Please come back soon.';
  const empty = { ...phones, productCount: { web: 0, store: 3 } };
  for (const page of [<NothingFound key="1" />, <HomeCategories key="2" />, <CategoriesPage key="3" />]) {
    const { unmount } = await open(page, '/', true, [empty]);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Browse the categories' })).toBeNull();
    unmount();
  }
});
