import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { siteSlice } from '../kernel/site';
import { renderApp } from '../kernel/testing/render-app';
import { routeObjects } from './router';

const Site = () => useRoutes(routeObjects([]));

it('the page that says that the site is not available has its name in the tab of the browser', async () => {
  await renderApp(<Site />, {
    ...{ path: '*', url: '/not-available', reducers: { site: siteSlice.reducer } },
  });
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toBe(textContent));
});
