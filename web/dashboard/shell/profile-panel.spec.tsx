import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthenticatedUser, sessionOpened } from '../../kernel/session';
import { organisationDetailsReceived } from '../../kernel/session/session.slice';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { ProfilePanel } from './profile-panel';

const user: AuthenticatedUser = {
  ...{ id: 'u', types: ['store_seller'], email: 's@example.org', firstname: 'Lea', lastname: 'Roy' },
  ...{ apiToken: 't', currentOrganization: null, modules: { tim: 'store_seller' }, currentModule: 'tim' },
  frontPermissions: { tim: ['buyback.list'] },
};

async function open(module: 'tim' | 'rps', sellerSupportEmail: string | null) {
  const { fetch } = fakeServer(() => ({ status: 404 }));
  const { store, router } = await renderApp(<ProfilePanel user={user} />, { fetch });
  act(() => {
    store.dispatch(sessionOpened({ token: 't', user, module }));
    store.dispatch(organisationDetailsReceived({ sellerSupportEmail }));
  });
  return { store, router };
}

describe('the profile panel', () => {
  it('tells sellers whom to ask for help', async () => {
    await open('tim', 'help@client.test');
    expect(screen.getByRole('link', { name: 'help@client.test' })).toHaveAttribute(
      'href',
      'mailto:help@client.test',
    );
  });

  it('tells nothing where the client named nobody, and nobody outside a store', async () => {
    await open('tim', null);
    expect(screen.queryByText('Help for sellers')).toBeNull();
  });

  it('leaves the page before the session ends, so that a form with changes can ask', async () => {
    const { store, router } = await open('tim', null);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(router.state.location.pathname).toBe('/open-id/logout');
    expect(store.getState().session.token).toBe('t');
  });

  it('tells nothing to people of a workshop', async () => {
    await open('rps', 'help@client.test');
    expect(screen.queryByText('Help for sellers')).toBeNull();
  });
});
