import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
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

function signedIn(...held: Permission[]) {
  const storage = memoryStorage();
  storeSession(storage, {
    ...{ token: 't', module: 'root', premiumFeatures: [] },
    user: {
      ...{ id: 'u', types: ['root_management_unit_manager'], email: 'm@example.org' },
      modules: { root: 'root_management_unit_manager' },
      frontPermissions: { root: held },
    },
  });
  return storage;
}

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
      body: {
        ...{ 'hydra:member': [], 'hydra:totalItems': url.includes('prepared') ? 3 : 12 },
        ...(url.includes('sum=amount') && {
          sums: [
            { amount: 120_000, currency: 'EUR' },
            { amount: 5_000, currency: 'GBP' },
          ],
        }),
      },
    }));
    const storage = signedIn('payment.batch', 'payment.read-custom-values');
    await renderApp(<HomePage />, { storage, fetch: server.fetch });
    const batches = await screen.findByTestId('queues-batches');
    await waitFor(() => expect(batches).toHaveTextContent('3'));
    expect(batches.closest('a')).toHaveAttribute('href', '/payment-batches?status=prepared');
    await waitFor(() => expect(screen.getByTestId('queues-due')).toHaveTextContent('12'));
    const amounts = screen.getAllByTestId('queues-due-amount').map(({ textContent }) => textContent);
    expect(amounts).toEqual(['€1,200.00', '£50.00']);
    expect(screen.queryByTestId('queues-control')).not.toBeInTheDocument();
    expect(server.calls.some(({ url }) => url.startsWith('/api/items'))).toBe(false);
  });

  it('tells who sets the client up what lacks, each with the way there, and nothing once all is there', async () => {
    const lacks = [
      { what: 'workshop-address', of: ['Docks', 'Halle'], count: 2 },
      { what: 'circuit-payment-mode', of: ['web_post'], count: 1 },
      { what: 'question', of: ['a', 'b', 'c', 'd', 'e'], count: 7 },
      { what: 'paying-account', of: [], count: 0 },
    ];
    const answering = (now: object[]) => fakeServer(() => ({ body: { lacks: now } }));
    const storage = signedIn('settings.general');
    const { unmount } = await renderApp(<HomePage />, { storage, fetch: answering(lacks).fetch });
    const lines = within(await screen.findByTestId('home-set-up')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The address of Docks and Halle is incomplete'),
      expect.stringContaining('No active payment mode belongs to: Web, by post.'),
      expect.stringContaining('No question is asked about: a, b, c, d, e and 2 more.'),
      expect.stringContaining('Ask the operator of the platform to enter one.'),
    ]);
    expect(screen.getByRole('link', { name: 'Choose the payment modes' })).toHaveAttribute(
      'href',
      '/circuits',
    );
    unmount();
    const done = answering([]);
    await renderApp(<HomePage />, { storage, fetch: done.fetch });
    await waitFor(() => expect(done.calls.some(({ url }) => url === '/api/set-up')).toBe(true));
    expect(screen.queryByTestId('home-set-up')).not.toBeInTheDocument();
  });

  it('shows today beside this week, and last week beside the week before, with what the workshop refurbished and at which cost', async () => {
    const figures = { declared: 12, completed: 5, cancelled: 1, notCompleted: 0, validatedAmount: 120_050 };
    const refurbishment = {
      tested: 8,
      diagnosed: 6,
      refurbished: 4,
      rate: 50,
      plannedCost: 9000,
      completedCost: 4500,
    };
    const nothing = { ...refurbishment, refurbished: 0, rate: null, plannedCost: 0 };
    const server = fakeServer(() => ({
      body: {
        ...{ week: { from: '2026-11-16', to: '2026-11-22' }, currency: 'EUR', files: [] },
        today: { day: '2026-11-24', figures: { ...figures, declared: 3 }, week: { ...figures, declared: 4 } },
        ...{
          figures: { ...figures, refurbishment },
          previous: { ...figures, declared: 7, refurbishment: nothing },
        },
      },
    }));
    await renderApp(<HomePage />, { storage: signedIn('statistics.read'), fetch: server.fetch });
    const week = await screen.findByTestId('home-week');
    await waitFor(() => expect(week).toHaveTextContent('from 16 Nov 2026 to 22 Nov 2026'));
    expect(week).toHaveTextContent('Buybacks declared12 week before: 7');
    expect(screen.getByTestId('home-today')).toHaveTextContent('Buybacks declared3 this week: 4');
    expect(within(week).getByRole('img', { name: /week before, as bars/ })).toBeInTheDocument();
    expect(week).toHaveTextContent('Refurbished per 100 tested50 week before: –');
    expect(week).toHaveTextContent('Planned cost of refurbishment€90.00 week before: €0.00');
  });
});
