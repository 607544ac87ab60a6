import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import NewPasswordPage from './new-password.page';

/** Opens the link of a mail and sends a new password. */
async function enter(path: string, link: object) {
  const body = { ...link, expiresAt: '2026-11-30T10:00:00.000Z' };
  const server = fakeServer(({ method }) => (method === 'GET' ? { body } : { status: 204 }));
  await renderApp(<NewPasswordPage />, {
    ...{ fetch: server.fetch, locales, path, url: `${path}?token=abc` },
  });
  await userEvent.type(await screen.findByLabelText(/^New password/), 'Correct-Horse-1');
  await userEvent.type(screen.getByLabelText(/^Repeat/), 'Correct-Horse-1');
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  return server;
}

describe('a password by a mailed link', () => {
  it('is set once, and the link that is used up by it is not asked for again', async () => {
    const server = await enter('/renew', { purpose: 'renew', terms: [] });
    expect(await screen.findByText(/Your new password is saved/)).toBeInTheDocument();
    const asked = server.calls.map(({ method, url }) => `${method} ${url}`);
    expect(asked.filter((each) => each.startsWith('GET'))).toHaveLength(1);
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(1);
  });
});

describe('a first password', () => {
  const [cgu, cgs] = (['cgu', 'cgs'] as const).map((text) => ({ text, url: `https://shop.example/${text}` }));
  const open = (terms: readonly unknown[]) => enter('/new/password', { purpose: 'create', terms });

  it.each([
    ['both texts', [cgu, cgs], ['terms of use', 'terms of service']],
    ['one of them', [cgs], ['terms of service']],
  ])('accepts %s, which can be read beside the page', async (_what, terms, names) => {
    await open(terms);
    expect(await screen.findByText('Accept the terms to continue.')).toBeVisible();
    const links = within(screen.getByRole('checkbox').closest('label') as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links.map((each) => each.getAttribute('href'))).toEqual(terms.map((each) => each?.url));
    for (const each of links) expect(each).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
  });

  it('accepts nothing where the account has published no terms', async () => {
    await open([]);
    expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
