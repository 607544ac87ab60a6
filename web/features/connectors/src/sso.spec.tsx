import '@testing-library/jest-dom';
import type { SsoConfiguration } from '@reprise/contracts/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, problemBody, renderApp, type FakeReply } from '../../../kernel/testing/render-app';
import { paths } from './connectors.paths';
import { locales } from './index';
import { domainsOf } from './sso-form.rules';
import SsoPage from './sso.page';

const known: SsoConfiguration = {
  ...{ id: 'c-1', accountId: 'a', revision: 3, organizationId: 'o-1' },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' },
  ...{ issuer: 'https://id.example', clientId: 'reprise', domains: ['acme.example', 'acme.fr'] },
  ...{ emailClaim: 'email', firstnameClaim: 'given_name', lastnameClaim: 'family_name', roleClaim: 'groups' },
  ...{ roles: [], mandatory: false, active: true, clientSecretSetAt: '2026-01-05T09:00:00.000Z' },
  callbackUrl: 'https://reprise.example/dashboard/open-id/o-1/callback',
  logoutUrl: 'https://reprise.example/dashboard/open-id/logout',
  siteCallbackUrl: 'https://acme.example/dashboard/open-id/o-1/callback',
  siteLogoutUrl: 'https://acme.example/dashboard/open-id/logout',
};
const listOf = (...items: readonly SsoConfiguration[]): FakeReply => ({
  body: { member: items, totalItems: items.length, 'hydra:member': items, 'hydra:totalItems': items.length },
});

async function open(found: readonly SsoConfiguration[], write: FakeReply = { body: known }) {
  const server = fakeServer(({ method, url }) => {
    if (method !== 'GET') return write;
    return url.includes('/sso-configurations') ? listOf(...found) : { body: { member: [], totalItems: 0 } };
  });
  await renderApp(
    <App>
      <SsoPage />
    </App>,
    { fetch: server.fetch, locales, path: paths.sso, url: '/connectors/o-1/SSO' },
  );
  await screen.findByLabelText(/^Issuer/);
  return { written: () => server.calls.filter(({ method }) => method !== 'GET') };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the single sign-on of an organisation', () => {
  it('is added with what the provider gave, then its secret is sealed', async () => {
    const { written } = await open([], { status: 201, body: known });
    await userEvent.type(screen.getByLabelText(/^Issuer/), 'https://id.example');
    await userEvent.type(screen.getByLabelText(/^Client ID/), 'reprise');
    await userEvent.type(screen.getByLabelText(/^Client secret/), 'secret');
    await userEvent.type(screen.getByLabelText(/^E-mail domains/), 'acme.example, @acme.fr');
    await save();
    await waitFor(() => expect(written()).toHaveLength(2));
    const [made, sealed] = written();
    expect(made?.body).toMatchObject({
      ...{ organizationId: 'o-1', issuer: 'https://id.example', domains: ['acme.example', 'acme.fr'] },
      active: false,
    });
    expect(JSON.stringify(made?.body)).not.toContain('secret');
    expect(sealed).toMatchObject({
      url: '/api/sso-configurations/c-1/client-secret',
      body: { clientSecret: 'secret' },
    });
    expect(await screen.findByText(/^The configuration is saved/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Client secret/)).toHaveValue('');
  });

  it('keeps its secret although the list is read again meanwhile, and takes nobody else’s part in it', async () => {
    let row: SsoConfiguration | undefined;
    const server = fakeServer(({ method, url }) => {
      if (url.includes('client-secret')) return { body: row };
      if (method !== 'GET') row = { ...known, revision: (row?.revision ?? 0) + 1 };
      if (method === 'POST') return { status: 201, body: row };
      if (method !== 'GET') return { body: row };
      return url.includes('/sso-configurations')
        ? listOf(...(row ? [row] : []))
        : { body: { member: [], totalItems: 0 } };
    });
    await renderApp(
      <App>
        <SsoPage />
      </App>,
      { fetch: server.fetch, locales, path: paths.sso, url: '/connectors/o-1/SSO' },
    );
    await userEvent.type(await screen.findByLabelText(/^Issuer/), 'https://id.example');
    await userEvent.type(screen.getByLabelText(/^Client ID/), 'reprise');
    await userEvent.type(screen.getByLabelText(/^Client secret/), 'secret');
    await userEvent.type(screen.getByLabelText(/^E-mail domains/), 'acme.example, acme.fr');
    await save();
    expect(await screen.findByText(/^The configuration is saved/)).toBeVisible();
    expect(screen.getByText(/^A secret is kept/)).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'In use' }));
    await save();
    await waitFor(() => expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
    expect(await screen.findByText(/^The configuration is saved/)).toBeVisible();
    expect(server.calls.filter(({ url }) => url.includes('client-secret'))).toHaveLength(1);
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
  });

  it('is not saved with a role without an organisation, and says so at its field', async () => {
    const { written } = await open([known]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a role' }));
    const row = within(screen.getByRole('group', { name: 'Role 1' }));
    await userEvent.type(row.getByLabelText('Role or group at the provider'), 'sellers');
    await save();
    expect(row.getByLabelText('Organisation')).toBeInvalid();
    expect(row.getByText('This field is required.')).toBeVisible();
    expect(written()).toEqual([]);
    await userEvent.click(row.getByRole('button', { name: 'Remove role 1' }));
    expect(screen.queryByRole('group', { name: 'Role 1' })).not.toBeInTheDocument();
  });

  it('is not saved with a domain that is none, and says so at the field', async () => {
    const { written } = await open([known]);
    const field = screen.getByLabelText(/^E-mail domains/);
    await userEvent.clear(field);
    await userEvent.type(field, 'acme.example, acme');
    await save();
    expect(field).toHaveAccessibleDescription(/Enter a domain such as/);
    expect(field).toHaveFocus();
    expect(written()).toEqual([]);
  });

  it('shows what to register, and never the secret; an empty one is kept', async () => {
    const { written } = await open([known]);
    expect(screen.getByText(known.callbackUrl)).toBeInTheDocument();
    expect(screen.getByText(String(known.siteCallbackUrl))).toBeInTheDocument();
    expect(screen.getByLabelText(/^Client secret/)).toHaveValue('');
    await userEvent.type(screen.getByLabelText(/^Client ID/), '-2');
    await save();
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]).toMatchObject({ method: 'PATCH', body: { clientId: 'reprise-2' } });
  });

  it.each([
    ['works', 'The provider answers and accepts the client.'],
    ['client-refused', 'The provider does not accept the client ID or the secret.'],
    ['unreachable', 'The provider cannot be reached. Check the issuer, or try again later.'],
  ])('is tested, and answers %s in words', async (outcome, words) => {
    await open([known], { body: { outcome, detail: 'connect ECONNREFUSED', endsSessions: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Test this configuration' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says at the field what the server refuses', async () => {
    const violations = [{ propertyPath: 'domains', message: 'x', code: 'sso-domain-already-used' }];
    await open([known], { status: 409, body: problemBody('sso-domain-already-used', 409, violations) });
    await userEvent.type(screen.getByLabelText(/^Client ID/), '-2');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^E-mail domains/)).toBeInvalid());
  });

  it('reads domains as people write them', () => {
    expect(domainsOf(' acme.example;@acme.fr ,, x.de\n')).toEqual(['acme.example', 'acme.fr', 'x.de']);
  });
});
