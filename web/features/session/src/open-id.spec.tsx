import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath } from 'react-router-dom';
import {
  fakeServer,
  memoryStorage,
  problemBody,
  renderApp,
  type FakeReply,
} from '../../../kernel/testing/render-app';
import { settingsBody } from '../../../kernel/testing/settings-body';
import { storageKeys, tabStorage } from '../../../kernel/storage';
import { locales } from './index';
import LoginPage from './login.page';
import OpenIdCallbackPage from './open-id-callback.page';
import { loginReply } from './session.fixture';
import { sagas } from './session.saga';

const refusal = (code: string, status: number): FakeReply => ({ status, body: problemBody(code, status) });

describe('log-in through the organisation', () => {
  const logIn = async (answer: FakeReply) => {
    const server = fakeServer(({ url }) =>
      url.includes('authorization-url') ? refusal('sso-configuration-error', 502) : answer,
    );
    await renderApp(<LoginPage />, { fetch: server.fetch, locales, path: '/login' });
    await userEvent.type(await screen.findByLabelText(/^E-mail/), 'ada@Acme.example');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Correct-Horse-1');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    return server;
  };

  it('begins at once where the organisation takes no passwords', async () => {
    const server = await logIn(refusal('sso-mandatory', 403));
    await waitFor(() =>
      expect(server.calls.map(({ url }) => url)).toContain(
        '/api/open-id/authorization-url?domain=acme.example',
      ),
    );
    // While the provider cannot be asked, the person reads why and may try again.
    expect(await screen.findByRole('alert')).toHaveTextContent(/not set up correctly|configured/i);
    expect(screen.getByLabelText(/^Work e-mail/)).toHaveValue('ada@Acme.example');
    expect(screen.getByRole('button', { name: 'Continue with my organisation' })).toBeEnabled();
  });

  it('is not begun for a wrong password', async () => {
    const server = await logIn(refusal('credentials-incorrect', 401));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(server.calls.some(({ url }) => url.includes('authorization-url'))).toBe(false);
  });

  it('takes the place of the password, with the address that was typed, and gives it back', async () => {
    const server = fakeServer(() => refusal('sso-organisation-unknown', 404));
    await renderApp(<LoginPage />, { fetch: server.fetch, locales, path: '/login' });
    await userEvent.type(await screen.findByLabelText(/^E-mail/), 'ada@acme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Log in through my organisation' }));
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Work e-mail/)).toHaveValue('ada@acme.example');
    expect(screen.getByLabelText(/^Work e-mail/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a password' }));
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ada@acme.example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is chosen without a word about the address that was not typed', async () => {
    await renderApp(<LoginPage />, {
      fetch: fakeServer(() => ({ body: {} })).fetch,
      locales,
      path: '/login',
    });
    await screen.findByLabelText(/^E-mail/);
    await userEvent.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
  });

  const comeBack = async (answer: FakeReply) => {
    const server = fakeServer(({ url }) => (url === '/api/login' ? answer : { body: settingsBody() }));
    const storage = memoryStorage();
    const { router } = await renderApp(<OpenIdCallbackPage />, {
      ...{ fetch: server.fetch, locales, sagas, storage, path: '/open-id/:organizationId/callback' },
      url: '/open-id/o-1/callback?code=c&state=s&iss=https%3A%2F%2Fid.example',
    });
    await waitFor(() => expect(server.calls.some(({ url }) => url === '/api/login')).toBe(true));
    return { server, storage, router };
  };

  it.each([
    ['the page that was asked for', '/buybacks?status=bb_in_transit', '/buybacks?status=bb_in_transit'],
    ['home instead of an address elsewhere', '//evil.example', '/home'],
  ])('lands on %s', async (_what, kept, landed) => {
    tabStorage.write(storageKeys.returnPath, kept);
    const { router } = await comeBack({ body: loginReply('rps') });
    await waitFor(() => expect(createPath(router.state.location)).toBe(landed));
    expect(tabStorage.read(storageKeys.returnPath)).toBeNull();
  });

  it('hands on everything that the provider says, and keeps where its session ends', async () => {
    const logout = 'https://id.example/end?id_token_hint=x';
    const { server, storage } = await comeBack({ body: { ...loginReply('rps'), openIdLogoutUrl: logout } });
    const body = { organizationId: 'o-1', openidSessionId: 'code=c&state=s&iss=https%3A%2F%2Fid.example' };
    expect(server.calls.find(({ url }) => url === '/api/login')?.body).toEqual(body);
    await waitFor(() => expect(storage.read('open_id_logout_url')).toBe(logout));
  });

  it.each([
    ['sso-callback-failed', 401, /failed/i],
    ['sso-user-unknown', 403, /Ask your administrator/],
    ['sso-configuration-error', 502, /administrator/i],
  ] as const)('says %s in words, and leads back', async (code, status, words) => {
    await comeBack(refusal(code, status));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are not logged in');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it('is begun as another person after the provider brought one back who may not come in', async () => {
    tabStorage.write(storageKeys.returnPath, '/buybacks');
    const { router } = await comeBack(refusal('sso-user-unknown', 403));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to login' }));
    const { state } = router.state.location;
    const server = fakeServer(() => refusal('sso-configuration-error', 502));
    await renderApp(<LoginPage />, { fetch: server.fetch, locales, path: '/login', state });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in through my organisation' }));
    await userEvent.type(screen.getByLabelText(/^Work e-mail/), 'ada@acme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with my organisation' }));
    await waitFor(() =>
      expect(server.calls.map(({ url }) => url)).toContain(
        '/api/open-id/authorization-url?domain=acme.example&prompt=login',
      ),
    );
    expect(state).toEqual({ from: '/buybacks', asAnother: true });
  });

  it('asks for a second factor with a word about the organisation, not about a password', async () => {
    const pending = { pendingLogin: 'pending-1', methods: ['totp'] };
    await comeBack({
      status: 401,
      body: { ...problemBody('second-factor-required', 401), details: pending },
    });
    expect(await screen.findByText(/^Your organisation has confirmed who you are/)).toBeVisible();
    expect(screen.queryByText(/password/i)).not.toBeInTheDocument();
  });
});
