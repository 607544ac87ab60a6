import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { siteSlice } from '../../kernel/site';
import { renderApp } from '../../kernel/testing/render-app';
import AccessDeniedPage from './access-denied.page';
import NotFoundPage from './not-found.page';

describe.each([
  ['that does not exist', NotFoundPage, 'Page not found'],
  ['that is not for its visitor', AccessDeniedPage, 'Access denied'],
])('a page %s', (_which, Page, title) => {
  it('says so, wears the client’s logo, and leads back to the home page', async () => {
    await renderApp(<Page />, { reducers: { site: siteSlice.reducer } });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reprise, home' })).toHaveAttribute('href', '/');
    const ways = screen.getAllByRole('link', { name: 'Back to home' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/']);
  });
});
