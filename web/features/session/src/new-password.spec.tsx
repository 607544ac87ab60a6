import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import NewPasswordPage from './new-password.page';

/** Opens the link of a mail and sends a new password. @param later what the link shows once the first try is refused */
async function enter(path: string, link: object, later?: object) {
  let [known, refused] = [link, later === undefined];
  const server = fakeServer(({ method }) => {
    if (method === 'GET') return { body: { ...known, expiresAt: '2026-11-30T10:00:00.000Z' } };
    if (refused) return { status: 204 };
    [known, refused] = [{ ...link, ...later }, true];
    return { status: 409, body: problemBody('password-terms-changed', 409) };
  });
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

describe('the page of a password link', () => {
  const kept = () => document.querySelector('form input[autocomplete="username"]');

  it('says whose password it is, as text, for a field would look as if it could be changed', async () => {
    await enter('/renew', { purpose: 'renew', terms: [], email: 'lea@acme.example' }, {});
    expect(screen.getByRole('definition')).toHaveTextContent('lea@acme.example');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('tells a password manager whose it is, in a field that nobody comes to', async () => {
    await enter('/renew', { purpose: 'renew', terms: [], email: 'lea@acme.example' }, {});
    expect(kept()).toHaveValue('lea@acme.example');
    expect(kept()).toHaveAttribute('readonly');
    expect(kept()).toHaveAttribute('tabindex', '-1');
  });

  it('says nothing of a user whose address is another by now', async () => {
    await enter('/renew', { purpose: 'renew', terms: [] }, {});
    expect(screen.queryByText('E-mail address')).toBeNull();
    expect(kept()).toBeNull();
  });
});

it('a link that could not be checked is checked again when asked to', async () => {
  let broken = true;
  const terms = { purpose: 'create', expiresAt: '2026-11-30T10:00:00.000Z', terms: [] };
  const { fetch } = fakeServer(() =>
    broken ? { status: 500, body: problemBody('internal-error', 500) } : { body: terms },
  );
  const path = '/new/password';
  await renderApp(<NewPasswordPage />, { fetch, locales, path, url: `${path}?token=abc` });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByLabelText(/^New password/)).toBeVisible();
});

describe('a first password', () => {
  const [cgu, cgs] = (['cgu', 'cgs'] as const).map((text) => ({
    ...{ text, version: `${text}-1` },
    url: `https://shop.example/${text}`,
  }));
  const open = (terms: readonly unknown[], later?: object) =>
    enter('/new/password', { purpose: 'create', terms }, later);

  it.each([
    ['both texts', [cgu, cgs], ['terms of use', 'terms of service']],
    ['one of them', [cgs], ['terms of service']],
  ])('accepts %s, which can be read beside the page', async (_what, terms, names) => {
    const server = await open(terms);
    expect(await screen.findByText('Accept the terms to continue.')).toBeVisible();
    const links = within(screen.getByRole('checkbox').closest('label') as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links.map((each) => each.getAttribute('href'))).toEqual(terms.map((each) => each?.url));
    for (const each of links) expect(each).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
    const acceptedTerms = terms.map((each) => ({ text: each?.text, version: each?.version }));
    expect(server.calls.at(-1)?.body).toEqual({ password: 'Correct-Horse-1', acceptedTerms });
  });

  it('accepts terms that changed meanwhile once they are shown anew and ticked again', async () => {
    const server = await open([cgu], { terms: [{ ...cgu, version: 'cgu-2' }] });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    await userEvent.click(screen.getByRole('checkbox'));
    await save();
    expect(await screen.findByText(/^The terms of your organisation have changed/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
    await save();
    expect(await screen.findByText('Accept the terms to continue.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await save();
    expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
    expect(server.calls.at(-1)?.body).toMatchObject({ acceptedTerms: [{ text: 'cgu', version: 'cgu-2' }] });
  });

  it('accepts nothing where the account has published no terms', async () => {
    await open([]);
    expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
