import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { organisationDetailsReceived } from '../../../../kernel/session/session.slice';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { locales } from '../public';
import { NothingFound } from '../search/nothing-found';
import CategoriesPage from './categories.page';
import CategoryPage from './category.page';

const open = async (page: React.ReactElement, path: string, categoryNavigationEnabled: boolean) => {
  const { fetch } = fakeServer(() => ({ body: [] }));
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
