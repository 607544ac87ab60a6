import '@testing-library/jest-dom';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { storeSession } from '../../../kernel/session';
import { fakeServer, memoryStorage, renderApp } from '../../../kernel/testing/render-app';
import { paths } from './connectors.paths';
import { locales } from './index';
import SftpPage from './sftp.page';

const fingerprint = `SHA256:${'A'.repeat(43)}`;
const known = connectorOrganizations.row.parse({
  ...{ id: 'c-1', accountId: 'a', revision: 2, connectorId: 'sftp', organizationId: 'o-1', name: 'SFTP' },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z', active: false },
  properties: { host: 'sftp.shop.example', user: 'shop', hour: '2', strategy: 'generic' },
  ...{ type: 'scheduled', status: 'inactive', secretsSet: ['password'], lastAnswer: null },
});
const tested = { at: '2026-01-05T09:00:00.000Z', outcome: 'host-key-unknown', detail: fingerprint };

async function open(rows: readonly object[], history: readonly object[] = []) {
  const server = fakeServer(({ method, url }) => {
    if (url.endsWith('/test')) return { body: tested };
    if (method !== 'GET')
      return { status: method === 'POST' && url.endsWith('organizations') ? 201 : 200, body: known };
    return { body: url.startsWith('/api/audit-entries') ? history : rows };
  });
  const url = '/configuration/o-1/sftp';
  const storage = memoryStorage();
  const frontPermissions = { root: ['connector.manage' as const, 'audit.read' as const] };
  const modules = { root: 'root_management_unit_manager' as const };
  const user = { id: 'u', types: [modules.root], email: 'm@example.org', modules, frontPermissions };
  storeSession(storage, { token: 't', module: 'root', premiumFeatures: ['sftp_access'], user });
  await renderApp(<App>{<SftpPage />}</App>, {
    fetch: server.fetch,
    locales,
    path: paths.sftp,
    url,
    storage,
  });
  await screen.findByLabelText(/^Server/);
  return () => server.calls.filter(({ method }) => method !== 'GET');
}

describe('the SFTP access of an organisation', () => {
  it('shows the key of the server to compare, and never the password', async () => {
    const written = await open([known]);
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Test this connector' }));
    expect(await screen.findByText(fingerprint)).toBeInTheDocument();
    expect(screen.getByText(/Compare it with its administrator, then enter it below/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Key of the server/), fingerprint);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(written().at(-1)?.body).toMatchObject({ properties: { hostKey: fingerprint } }),
    );
  });

  it('tells who changed what, and brings back an earlier version', async () => {
    const who = { actorId: 'u', actorRole: 'admin', resource: 'connector-organizations', documentId: 'c-1' };
    const entry = (revision: number, hour: string, before: object) => ({
      ...{ ...who, id: `e-${revision}`, at: known.createdAt, action: 'update', revision, before },
      after: { ...known, properties: { ...known.properties, hour, alertEmail: '•••' } },
    });
    const history = [
      entry(2, '2', { properties: { ...known.properties, hour: '5', alertEmail: '•••' } }),
      entry(1, '5', {}),
    ];
    const written = await open([known], history);
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByText(/Server: sftp.shop.example.* · Hour: 5.* → .*Hour: 2/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    const asked = within(await screen.findByRole('tooltip'));
    expect(asked.getByText(/does not hold them: E-mail for alerts/)).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() =>
      expect(written().at(-1)?.body).toEqual({ properties: { ...known.properties, hour: '5' } }),
    );
  });

  it('begins empty, switched off, and with a name', async () => {
    await open([]);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('SFTP');
    expect(screen.queryByRole('button', { name: 'Test this connector' })).not.toBeInTheDocument();
  });
});
