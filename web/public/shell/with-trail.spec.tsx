import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { locales } from '../../features/catalogue/src/public';
import { renderApp } from '../../kernel/testing/render-app';
import { useTrail } from '../../ui/public/use-trail';
import { routes } from '../routes';
import { trailOf } from '../trail';
import { WithTrail } from './with-trail';

const placesOf = (path: string) =>
  routes.filter((each) => each.path === path).flatMap((r) => trailOf(r, routes));
const open = (path: string, page: React.ReactElement) =>
  renderApp(<WithTrail places={placesOf(path)}>{page}</WithTrail>, { locales });
const trail = async () => within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
const names = async () => (await trail()).getAllByRole('listitem').map((each) => each.textContent);

/** A page that learns what it shows after it has opened, and forgets it again. */
function Phones() {
  const [known, setKnown] = useState(false);
  useTrail(known ? [{ label: 'Categories', to: '/categories' }, { label: 'Phones' }] : undefined);
  return <button onClick={() => setKnown(!known)}>learn</button>;
}

it('leads home and to the pages above, and says which page this is', async () => {
  await open('/results', <p />);
  expect(await names()).toEqual(['Home', 'Search', 'Results']);
  const shown = await trail();
  expect(shown.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(shown.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(shown.getByText('Results')).toHaveAttribute('aria-current', 'page');
});

it('says what the page shows as soon as the page knows, and no longer than that', async () => {
  await open('/categories/:id?/:slug?', <Phones />);
  expect(await names()).toEqual(['Home', 'Categories']);
  await userEvent.click(screen.getByRole('button', { name: 'learn' }));
  await waitFor(async () => expect(await names()).toEqual(['Home', 'Categories', 'Phones']));
  await userEvent.click(screen.getByRole('button', { name: 'learn' }));
  await waitFor(async () => expect(await names()).toEqual(['Home', 'Categories']));
});

it('is absent from the home page', async () => {
  await open('/', <p>at home</p>);
  expect(await screen.findByText('at home')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
