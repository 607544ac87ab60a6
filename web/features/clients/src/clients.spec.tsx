import '@testing-library/jest-dom';
import { circuitResource } from '@reprise/contracts/configuration';
import { accountContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, type FakeReply, problemBody } from '../../../kernel/testing/render-app';
import { frame, settingsBody } from '../../../kernel/testing/settings-body';
import screens from './clients.screens';
import { paths } from './clients.paths';
import { locales, routes } from './index';

const client = (id: string, name: string, more: object = {}) => ({
  ...accountContract.schema.parse({ name, ...more }),
  ...frame(id),
});
const shop = client('c-1', 'Shop');
const closed = client('c-2', 'Closed', { status: 'inactive' });
const linked = client('c-3', 'Linked', { status: 'inactive', linkedBuyerAccountIds: ['c-1'] });
const circuit = {
  ...circuitResource.schema.parse({ name: 'web_post' }),
  ...{ ...frame('r-1'), channel: 'web', deposit: 'post' },
};
const operator: readonly Permission[] = ['client.list', 'client.create', 'client.update', 'settings.design'];

type Answer = (call: FakeCall) => FakeReply | undefined;
const page = (rows: readonly object[]) => ({
  body: { 'hydra:member': rows, 'hydra:totalItems': rows.length },
});
const open = (name: 'List' | 'Create' | 'Edit', more: Answer = () => undefined, search = '') =>
  openScreens({
    ...{ screens, locales, held: operator, name, id: 'c-1', row: shop, rows: [shop, closed, linked] },
    paths,
    search,
    answer: (call) => {
      const own = more(call);
      if (own) return own;
      if (call.url.startsWith('/api/users')) return page([]);
      if (call.url.includes('organization-root-detail')) return { body: settingsBody() };
      return call.url.includes('/circuits') && call.method === 'GET' ? page([circuit]) : undefined;
    },
  });
const menuOf = async (name: string) => userEvent.click(await screen.findByLabelText(`Actions for ${name}`));

describe('the clients', () => {
  it('stand at the addresses of the specification, for operators', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/clients', 'client.list'],
      ['/client/create', 'client.update'],
      ['/client/:organizationId/edit', 'client.update'],
      ['/client/:id/editPages', 'client.edit-cms'],
      ['/account/:accountId/linked-buyers', 'client.update'],
    ]);
  });

  it('are deleted only when inactive and without buyers, and a refusal is told in words', async () => {
    await open('List', ({ method }) =>
      method === 'DELETE'
        ? { status: 409, body: problemBody('account-has-linked-retailers', 409) }
        : undefined,
    );
    await menuOf('Shop');
    expect(await screen.findByRole('menuitem', { name: 'Remove (it is still active)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await menuOf('Linked');
    expect(
      await screen.findByRole('menuitem', { name: 'Remove (buyers are still linked to it)' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await menuOf('Closed');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(/Retailers are still linked to this account/)).toBeInTheDocument();
  });

  it('are entered by their root', async () => {
    const root = { ...frame('o-9'), accountId: 'c-1', type: 'root_management_unit', commonName: 'Shop' };
    const { calls } = await open('List', ({ url }) =>
      url.includes('/organizations')
        ? page([{ ...root, status: 'active', geocodedByUser: false }])
        : undefined,
    );
    await menuOf('Shop');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enter this client' }));
    await waitFor(() => expect(sent(calls, 'POST')?.url).toContain('/session/organisation'));
    expect(sent(calls, 'POST')?.body).toEqual({ organisationId: 'o-9' });
    expect(calls.some(({ url }) => url.includes('accountId=c-1'))).toBe(true);
  });
});

describe('a client', () => {
  it('is changed tab by tab: only the fields of the open one are sent', async () => {
    const { calls } = await open(
      'Edit',
      ({ method }) =>
        method === 'PATCH' ? { body: { ...shop, tagManagerId: 'GTM-1', revision: 2 } } : undefined,
      '?tab=website',
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Tag manager ID/ }), 'GTM-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ tagManagerId: 'GTM-1' }));
    expect(sent(calls, 'PATCH')?.headers.get('If-Match')).toBe('"1"');
    expect((await screen.findAllByText('Your changes have been saved.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /^Tag manager ID/ })).toHaveValue('GTM-1');
  });

  it('has the bank account that is debited, whole or not at all', async () => {
    const { calls } = await open(
      'Edit',
      ({ method, body }) =>
        method === 'PATCH' ? { body: { ...shop, ...(body as object), revision: 2 } } : undefined,
      '?tab=bank',
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^IBAN/ }),
      'FR14 2004 1010 0505 0001 3M02 606',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: /^Account holder/ }), 'Shop SAS');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const payingAccount = { holder: 'Shop SAS', iban: 'FR1420041010050500013M02606' };
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ payingAccount }));
    expect((await screen.findAllByText('Your changes have been saved.')).length).toBeGreaterThan(0);
  });

  it('has its circuits switched, and says why one cannot be', async () => {
    const { calls } = await open(
      'Edit',
      ({ method }) =>
        method === 'PATCH' ? { status: 422, body: problemBody('web-channel-needs-url', 422) } : undefined,
      '?tab=circuits',
    );
    await userEvent.click(await screen.findByRole('switch', { name: 'Web, by post' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ active: true }));
    expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument();
  });

  it('has its catalogue reindexed, and says how far that is', async () => {
    const never = { state: 'never', startedAt: null, endedAt: null, done: 0, total: 0, refused: 0 };
    const running = {
      ...never,
      state: 'running',
      startedAt: '2026-01-05T09:00:00.000Z',
      done: 20,
      total: 40,
    };
    let now: object = never;
    const { calls } = await open('Edit', ({ url, method }) => {
      if (!url.includes('/catalog-reindex')) return undefined;
      if (method === 'POST') now = running;
      return { status: method === 'POST' ? 202 : 200, body: now };
    });
    await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(screen.getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reindex the catalogue/ }));
    expect(await screen.findByText('The catalogue has not been reindexed yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reindex' }));
    await waitFor(() => expect(sent(calls, 'POST')?.url).toBe('/api/accounts/c-1/catalog-reindex'));
    expect(await screen.findByText(/^20 of 40 products are done/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reindex' })).toBeDisabled();
  });
  it.each([
    ['cannot be begun', { state: 'never', startedAt: null, endedAt: null }, /^The service has more to do/],
    [
      'stopped',
      { state: 'failed', startedAt: '2026-01-05T09:00:00.000Z', endedAt: '2026-01-05T09:01:00.000Z' },
      /^Stopped on .* after 20 of 40 products\. The products themselves have not changed/,
    ],
  ])('says why its catalogue is not reindexed: that %s', async (_why, state, sentence) => {
    await open('Edit', ({ url, method }) => {
      if (!url.includes('/catalog-reindex')) return undefined;
      if (method === 'POST') return { status: 503, body: problemBody('overloaded', 503) };
      return { body: { done: 20, total: 40, refused: 0, ...state } };
    });
    await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(screen.getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reindex the catalogue/ }));
    const start = await screen.findByRole('button', { name: 'Reindex' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible();
  });
});
