import '@testing-library/jest-dom';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, problemBody, renderApp, type FakeReply } from '../../../kernel/testing/render-app';
import ConfigurationPage from './configuration.page';
import { paths } from './connectors.paths';
import { locales } from './index';

const known = connectorOrganizations.row.parse({
  ...{ id: 'c-1', accountId: 'a', revision: 2, connectorId: 'http-orders', organizationId: 'o-1' },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z', name: 'Buyer' },
  ...{ properties: { baseUrl: 'https://buyer.example' }, active: true, type: 'buyer' },
  ...{ status: 'active', secretsSet: ['token'], lastAnswer: null },
});

async function ask(action: string, answer: (method: string) => FakeReply = () => ({ body: known })) {
  const server = fakeServer(({ method, url }) => {
    if (!url.startsWith('/api/buybacks?')) return method === 'GET' ? { body: known } : answer(method);
    return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
  });
  const page = (
    <App>
      <ConfigurationPage />
    </App>
  );
  const app = await renderApp(page, {
    ...{ fetch: server.fetch, locales, path: paths.configuration, url: '/connectors/c-1' },
  });
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, dialog, written: () => server.calls.filter(({ method }) => method !== 'GET') };
}

it('an order that a buyer’s system lost is not sent again for a number that nothing has', async () => {
  const { dialog, written } = await ask('Send an order again');
  await userEvent.type(dialog.getByLabelText('Buyback code'), '5000000000000');
  expect(await dialog.findByText(/^No buyback has this code/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(written()).toEqual([]);
});

it('a configuration is removed only after its consequences were told, and a refusal is shown there', async () => {
  const refusal = { status: 409, body: problemBody('still-referenced', 409) };
  const { dialog, written } = await ask('Remove', () => refusal);
  expect(dialog.getByText(/Its secrets are deleted/)).toBeInTheDocument();
  expect(written()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(written()).toMatchObject([{ method: 'DELETE', url: '/api/connector-organizations/c-1' }]);
});
