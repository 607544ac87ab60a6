import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import type { RouteSpec } from '../../kernel/routing';
import { storeSession } from '../../kernel/session';
import { fakeServer, memoryStorage, renderApp } from '../../kernel/testing/render-app';
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

  it('counts what waits for the person, beside the list that it counts, and nothing else', async () => {
    const server = fakeServer(({ url }) => ({
      body: { 'hydra:member': [], 'hydra:totalItems': url.includes('prepared') ? 3 : 12 },
    }));
    const storage = memoryStorage();
    const held = ['payment.batch', 'payment.read-custom-values'] as const;
    storeSession(storage, {
      ...{ token: 't', module: 'root', premiumFeatures: [] },
      user: {
        ...{ id: 'u', types: ['root_management_unit_manager'], email: 'm@example.org' },
        modules: { root: 'root_management_unit_manager' },
        frontPermissions: { root: [...held] },
      },
    });
    await renderApp(<HomePage />, { storage, fetch: server.fetch });
    const batches = await screen.findByTestId('queues-batches');
    await waitFor(() => expect(batches).toHaveTextContent('3'));
    expect(batches.closest('a')).toHaveAttribute('href', '/payment-batches?status=prepared');
    await waitFor(() => expect(screen.getByTestId('queues-due')).toHaveTextContent('12'));
    expect(screen.queryByTestId('queues-control')).not.toBeInTheDocument();
    expect(server.calls.some(({ url }) => url.startsWith('/api/items'))).toBe(false);
  });
});
