import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import NewPasswordPage from './new-password.page';

describe('a password by a mailed link', () => {
  it('is set once, and the link that is used up by it is not asked for again', async () => {
    const link = { purpose: 'renew', expiresAt: '2026-11-30T10:00:00.000Z' };
    const server = fakeServer(({ method }) => (method === 'GET' ? { body: link } : { status: 204 }));
    await renderApp(<NewPasswordPage />, {
      ...{ fetch: server.fetch, locales, path: '/renew', url: '/renew?token=abc' },
    });
    await userEvent.type(await screen.findByLabelText(/^New password/), 'Correct-Horse-1');
    await userEvent.type(screen.getByLabelText(/^Repeat/), 'Correct-Horse-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText(/Your new password is saved/)).toBeInTheDocument();
    const asked = server.calls.map(({ method, url }) => `${method} ${url}`);
    expect(asked.filter((each) => each.startsWith('GET'))).toHaveLength(1);
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(1);
  });
});
