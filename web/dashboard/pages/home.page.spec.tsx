import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { RouteSpec } from '../../kernel/routing';
import { renderApp } from '../../kernel/testing/render-app';
import { ReachableRoutes } from '../shell/reachable-routes';
import HomePage from './home.page';

const page = () => Promise.reject(new Error('never drawn here'));
const open: readonly RouteSpec[] = [
  {
    page,
    access: 'signed-in',
    path: '/files',
    title: 'common:menu.buybacks',
    menu: { section: 'buybacks', icon: 'list' },
  },
  { page, access: 'signed-in', path: '/hidden', title: 'common:menu.stocks' },
];

describe('the home page', () => {
  it('has a shortcut to each menu entry that the person may open, and no other', async () => {
    await renderApp(
      <ReachableRoutes value={open}>
        <HomePage />
      </ReachableRoutes>,
    );
    expect(await screen.findByRole('link', { name: 'Buybacks' })).toHaveAttribute('href', '/files');
    expect(screen.queryByRole('link', { name: 'Stocks' })).not.toBeInTheDocument();
  });
});
