import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLeft, leaveBehind, leftBehind } from '../../../kernel/session';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import LoginPage from './login.page';

describe('log-in through the organisation after a session that ended by itself', () => {
  it('takes what was typed along to the provider', async () => {
    const server = fakeServer(() => ({ body: { url: 'https://id.example/authorize' } }));
    const { store } = await renderApp(<LoginPage />, { fetch: server.fetch, locales, path: '/login' });
    const values = { name: 'Main' };
    leaveBehind(store, { by: 'u1', at: '/stocks/1', base: { name: '' }, values, secrets: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in through my organisation' }));
    await userEvent.type(screen.getByLabelText(/^Work e-mail/), 'ada@acme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with my organisation' }));
    // The provider is another site: what it leads back to is loaded anew.
    await waitFor(() => expect(leftBehind({})).toMatchObject({ by: 'u1', at: '/stocks/1', values }));
    forgetLeft(store);
  });
});
