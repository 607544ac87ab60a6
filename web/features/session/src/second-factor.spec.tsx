import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problemBody, renderApp, type FakeReply } from '../../../kernel/testing/render-app';
import { settingsBody } from '../../../kernel/testing/settings-body';
import { locales } from './index';
import LoginPage from './login.page';
import { loginReply } from './session.fixture';
import { sagas } from './session.saga';
import SecurityPage from './security/security.page';

const pending: FakeReply = {
  status: 401,
  body: {
    ...problemBody('second-factor-required', 401),
    details: { pendingLogin: 'pending-1', methods: ['totp', 'recovery'] },
  },
};

describe('the second half of a log-in', () => {
  const logIn = async (answer: FakeReply) => {
    const server = fakeServer(({ url }) => {
      if (url === '/api/login') return pending;
      return url === '/api/login/second-factor' ? answer : { body: settingsBody() };
    });
    const { store } = await renderApp(<LoginPage />, { fetch: server.fetch, locales, sagas, path: '/login' });
    await userEvent.type(await screen.findByLabelText(/^E-mail/), 'ada@acme.example');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Correct-Horse-1');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText(/^Code of your/), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    return { server, store };
  };

  it('sends the code with what the first half gave, and opens the session', async () => {
    const { server, store } = await logIn({ body: loginReply('rps') });
    await waitFor(() => expect(store.getState().session.token).toBe('token-rps'));
    expect(server.calls.find(({ url }) => url.endsWith('second-factor'))?.body).toEqual({
      pendingLogin: 'pending-1',
      proof: { method: 'totp', code: '123 456' },
    });
  });

  it('says what is wrong with a code, opens nothing and offers another way', async () => {
    const refusal = { status: 403, body: problemBody('second-factor-incorrect', 403) };
    const { store } = await logIn(refusal);
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not match/);
    expect(store.getState().session.token).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(await screen.findByLabelText(/^Recovery code/)).toBeInTheDocument();
  });
});

it('an authenticator app is set up by its picture and a code, and brings recovery codes once', async () => {
  const none = { totp: null, passkeys: [], recoveryCodesLeft: 0, methods: [] };
  const totp = { addedAt: '2026-01-05T09:00:00.000Z' };
  const set = { ...none, totp, recoveryCodesLeft: 1, methods: ['totp', 'recovery'] };
  let now: object = none;
  const server = fakeServer(({ url }) => {
    if (url.endsWith('/totp'))
      return { body: { secret: 'JBSWY3DP', uri: 'otpauth://totp/a?secret=JBSWY3DP' } };
    if (!url.endsWith('/confirm')) return { body: now };
    now = set;
    return { body: { ...set, recoveryCodes: ['abcd-efgh-jkmn-pqrs'] } };
  });
  await renderApp(<SecurityPage />, { fetch: server.fetch, locales });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('JBSWY3DP')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Code of your/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText('JBSWY3DP')).not.toBeInTheDocument());
  expect(await screen.findByText('1 code left')).toBeInTheDocument();
});
