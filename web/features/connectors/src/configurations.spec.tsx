import '@testing-library/jest-dom';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactElement } from 'react';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import ConfigurationPage from './configuration.page';
import { paths } from './connectors.paths';
import CreateConfigurationPage from './create-configuration.page';
import { locales } from './index';

const known = connectorOrganizations.row.parse({
  ...{ id: 'c-1', accountId: 'a', revision: 2, connectorId: 'http-carrier', organizationId: 'o-1' },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z', name: 'Post' },
  ...{ properties: { baseUrl: 'https://carrier.example' }, active: false, type: 'transport' },
  ...{ status: 'inactive', secretsSet: ['token'], lastAnswer: null },
});
const tested = { at: '2026-01-05T09:00:00.000Z', outcome: 'credentials-refused', detail: 'status 401' };

async function open(page: ReactElement, path: string, url: string) {
  const server = fakeServer(({ method, url: asked }) =>
    asked.endsWith('/test')
      ? { body: tested }
      : { status: method === 'POST' && asked.endsWith('organizations') ? 201 : 200, body: known },
  );
  await renderApp(<App>{page}</App>, { fetch: server.fetch, locales, path, url });
  await screen.findByLabelText(/^Address/);
  return () => server.calls.filter(({ method }) => method !== 'GET');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a configuration', () => {
  it('is added with what its connector asks for, then its secrets are sealed', async () => {
    const url = `${paths.create}?organizationId=o-1&connectorId=http-carrier`;
    const written = await open(<CreateConfigurationPage />, paths.create, url);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Post');
    await userEvent.type(screen.getByLabelText(/^Address/), 'https://carrier.example');
    await userEvent.type(screen.getByLabelText(/^Token/), 'secret');
    await save();
    await waitFor(() => expect(written()).toHaveLength(2));
    const [made, sealed] = written();
    expect(made?.body).toEqual({
      ...{ connectorId: 'http-carrier', organizationId: 'o-1', name: 'Post', active: false },
      properties: { baseUrl: 'https://carrier.example' },
    });
    expect(sealed).toMatchObject({
      url: '/api/connector-organizations/c-1/secrets',
      body: { secrets: { token: 'secret' } },
    });
  });

  it('is tested by a real call, whose outcome is told in words', async () => {
    const written = await open(<ConfigurationPage />, paths.configuration, '/connectors/c-1');
    expect(screen.getByText('Switched off')).toBeInTheDocument();
    expect(screen.getByText(/^A secret is kept\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Test this connector' }));
    expect(await screen.findByText(/does not accept the key or the token/)).toBeInTheDocument();
    expect(written()).toMatchObject([{ url: '/api/connector-organizations/c-1/test' }]);
  });
});
