import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { platformSummary } from '@reprise/contracts/organisation';
import { type AuthenticatedUser, sessionOpened } from '../../kernel/session';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
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
