import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { siteSlice } from '../../../../kernel/site';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import StoresPage from './stores.page';

it('a site without stores says so instead of asking where the visitor is', async () => {
  const { fetch } = fakeServer(() => ({ body: [] }));
  await renderApp(<StoresPage />, { locales, fetch, reducers: { site: siteSlice.reducer } });
  expect(
    await screen.findByText('We do not have a store yet where you can hand in a product.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
