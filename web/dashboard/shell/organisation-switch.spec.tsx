import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformSummary } from '@reprise/contracts/organisation';
import { cartSlice, type CartLine } from '../../kernel/cart';
import { type AuthenticatedUser, sessionOpened } from '../../kernel/session';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { ModuleSwitch } from './module-switch';
import { OrganisationSwitch } from './organisation-switch';

const operator = (account: typeof platformSummary): AuthenticatedUser => ({
  ...{
    id: 'u',
    types: ['admin'],
    email: 'a@example.org',
    firstname: 'Ada',
    lastname: 'Byron',
    apiToken: 't',
  },
  currentOrganization: { id: null, commonName: account.name, moduleType: 'no_module', account },
  ...{ modules: { no_module: 'admin' }, currentModule: 'no_module' },
  frontPermissions: { no_module: ['client.list', 'organisation.list'] },
});

const none = { 'hydra:member': [], 'hydra:totalItems': 0 };

describe('the organisation switch of an operator', () => {
  async function show(user: AuthenticatedUser): Promise<void> {
    const { fetch } = fakeServer(({ url }) =>
      url.includes('/organizations') ? { body: none } : { status: 404 },
    );
    const { store } = await renderApp(<OrganisationSwitch user={user} />, { fetch });
    act(() => void store.dispatch(sessionOpened({ token: 't', user, module: 'no_module' })));
  }

  it('leaves the current client', async () => {
    await show(operator({ ...platformSummary, id: 'a1', name: 'Acme' }));
    expect(await screen.findByRole('button', { name: /Acme/ })).toBeEnabled();
  });
  it('offers no way to leave outside a client', async () => {
    await show(operator(platformSummary));
    expect(await screen.findByRole('combobox')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Leave/ })).toBeNull();
  });
});

describe('leaving a place with products in its cart', () => {
  const line: CartLine = {
    ...{ inCartId: 'l', productId: 'p', slug: '', answers: [], forcedInvalidImei: false, steps: 0 },
    ...{ circuit: 'store_drop', shippingMethodId: 's', paymentModeId: 'm', label: 'Phone', brand: 'Brand' },
    ...{ image: null, receipt: [], total: 100, currency: 'EUR', transportLabel: '', paymentLabel: '' },
    ...{ needsIban: false, countries: [], identityRequired: false, minimum: 0, validDays: 15 },
  };
  const seller: AuthenticatedUser = {
    ...operator({ ...platformSummary, id: 'a1', name: 'Acme' }),
    modules: { no_module: 'admin', tim: 'store_seller' },
  };
  /** Both ways out of a place ask the same question. */
  const ways = {
    organisation: { control: <OrganisationSwitch user={seller} />, button: /Acme/ },
    workspace: { control: <ModuleSwitch user={seller} />, button: 'Store' },
  };
  async function leave(lines: CartLine[], way: keyof typeof ways = 'organisation') {
    const server = fakeServer(({ url }) =>
      url.includes('/organizations') ? { body: none } : { status: 404 },
    );
    const { control, button } = ways[way];
    const reducers = { cart: cartSlice.reducer };
    const app = await renderApp(control, { fetch: server.fetch, reducers });
    const { cartRestored } = cartSlice.actions;
    act(() => {
      app.store.dispatch(sessionOpened({ token: 't', user: seller, module: 'no_module' }));
      app.store.dispatch(cartRestored({ cartId: 'c', lines, drafts: {} }));
    });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const asked = () => server.calls.filter(({ method }) => method === 'POST' || method === 'PUT');
    return { asked };
  }

  it.each(['organisation', 'workspace'] as const)(
    'asks before the %s, and keeps both if one stays',
    async (way) => {
      const { asked } = await leave([line], way);
      expect(await screen.findByText(/You have 1 product in the cart of this store/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Stay and keep the cart' }));
      await waitFor(() => expect(screen.queryByText(/You have 1 product/)).toBeNull());
      expect(asked()).toEqual([]);
    },
  );
  it.each(['organisation', 'workspace'] as const)('changes the %s once the seller says so', async (way) => {
    const { asked } = await leave([line], way);
    await userEvent.click(await screen.findByRole('button', { name: 'Switch and empty the cart' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
  });
  it('asks nothing with an empty cart', async () => {
    const { asked } = await leave([]);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByText('Empty the cart?')).toBeNull();
  });
});
