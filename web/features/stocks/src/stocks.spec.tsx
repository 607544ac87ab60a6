import '@testing-library/jest-dom';
import { userContract } from '@reprise/contracts/identity';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { storeSession } from '../../../kernel/session';
import { frame, settingsBody } from '../../../kernel/testing/settings-body';
import {
  type FakeCall,
  type FakeReply,
  fakeServer,
  memoryStorage,
  problemBody,
  renderApp,
} from '../../../kernel/testing/render-app';
import { locales, paths, routes } from './index';
import screens from './stocks.screens';

const pages = screens(paths);

const own = {
  ...frame('s-1'),
  ...{ name: 'Shelf 4', location: 'Aisle B', native: null, identifier: 'shelf-4' },
  ...{ itemCount: 0, averageAge: null, forSale: false },
};
const native = {
  ...own,
  id: 's-2',
  name: 'To refurbish',
  native: 'to_refurbish',
  itemCount: 3,
  averageAge: 2,
};
const entry = {
  ...{ id: 'e-1', at: '2026-01-06T09:00:00.000Z', action: 'update', resource: 'stocks', documentId: 's-1' },
  ...{ revision: 2, actorId: 'u', actorRole: 'warehouse_manager' },
  ...{ before: { location: 'Aisle A' }, after: { name: 'Shelf 4', location: 'Aisle B' } },
};
const made = { ...entry, id: 'e-0', action: 'create', before: {}, after: { ...own, location: 'Aisle A' } };
const manager: readonly Permission[] = ['stock.read', 'stock.manage', 'audit.read'];
type Answer = (call: FakeCall) => FakeReply | undefined;

function answerOf({ url, method }: FakeCall): FakeReply {
  if (url.includes('/audit-entries'))
    return { body: { 'hydra:member': [entry, made], 'hydra:totalItems': 2 } };
  if (url.includes('-detail')) return { body: settingsBody() };
  if (/\/stocks(\?|$)/.test(url) && method === 'GET')
    return { body: { 'hydra:member': [own, native], 'hydra:totalItems': 2 } };
  return { body: own, headers: { etag: '"1"' } };
}
async function open(name: keyof typeof pages, held = manager, answer: Answer = () => undefined) {
  const server = fakeServer((call) => answer(call) ?? answerOf(call));
  const storage = memoryStorage();
  const user = { id: 'u', types: ['warehouse_manager' as const], email: 'm@example.org' };
  storeSession(storage, {
    ...{ token: 't', module: 'rps', premiumFeatures: [] },
    user: { ...user, modules: { rps: 'warehouse_manager' }, frontPermissions: { rps: [...held] } },
  });
  const Screen = pages[name];
  const path = { List: paths.list, Create: paths.create, Edit: paths.edit }[name];
  const url = path.replace(':id', 's-1');
  const page = (
    <App>
      <Screen />
    </App>
  );
  const app = await renderApp(page, { path, url, fetch: server.fetch, storage, locales });
  return { ...app, calls: server.calls };
}
const menuOf = async (name: string) => userEvent.click(await screen.findByLabelText(`Actions for ${name}`));
const sent = (calls: readonly FakeCall[], method: string) => calls.find((call) => call.method === method);

describe('the stocks', () => {
  it('tell nobody to add what their role does not let them add', async () => {
    const none: Answer = ({ url }) =>
      url.includes('/stocks') ? { body: { 'hydra:member': [], 'hydra:totalItems': 0 } } : undefined;
    await open('List', ['stock.read'], none);
    expect(await screen.findByText(/^No stocks yet\. Each workshop comes with five/)).toBeInTheDocument();
    expect(screen.queryByText(/Add one/)).not.toBeInTheDocument();
  });

  it('have the addresses of the specification, with their permissions', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/stocks', 'stock.read'],
      ['/stocks/create', 'stock.manage'],
      ['/stocks/:id/edit', 'stock.manage'],
    ]);
  });

  it('are listed in words, and have the filters of their contract', async () => {
    const { calls } = await open('List');
    const row = within(
      (await screen.findByText('To refurbish', { selector: 'a' })).closest('tr') ?? document.body,
    );
    expect(row.getByText('2 days')).toBeInTheDocument();
    expect(calls.some(({ url }) => url.includes('order[name]=asc'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    expect(await screen.findByRole('textbox', { name: 'Location' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Kind' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Workshop' })).not.toBeInTheDocument();
  });

  it('can be read without permission to change them', async () => {
    await open('List', ['stock.read']);
    await screen.findByText('Shelf 4');
    expect(screen.queryByRole('button', { name: 'Add a stock' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Shelf 4' })).not.toBeInTheDocument();
  });

  it('are removed after a confirmation, except those that come with the warehouse', async () => {
    const { calls } = await open('List', manager, ({ method }) =>
      method === 'DELETE' ? { status: 204 } : undefined,
    );
    await menuOf('To refurbish');
    const fixed = await screen.findByRole('menuitem', {
      name: /Remove \(built-in stocks cannot be changed\)/,
    });
    expect(fixed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await menuOf('Shelf 4');
    await userEvent.click((await screen.findAllByText('Remove')).at(-1) ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Remove Shelf 4?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent(calls, 'DELETE')?.url).toBe('/api/stocks/s-1'));
    expect((await screen.findAllByText('Shelf 4 has been removed.')).length).toBeGreaterThan(0);
  });

  it('show who changed what, before and after', async () => {
    await open('List');
    await menuOf('Shelf 4');
    await userEvent.click(await screen.findByText('History'));
    expect(await screen.findByText(/Location: Aisle A → Aisle B/)).toBeInTheDocument();
  });
});

describe('a stock', () => {
  it('is added by its name, and the list confirms it', async () => {
    const { calls, router } = await open('Create');
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Shelf 4');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/stocks'));
    expect(sent(calls, 'POST')?.body).toMatchObject({ name: 'Shelf 4' });
    expect(new URLSearchParams(router.state.location.search).get('alert')).toContain(
      'Shelf 4 has been added.',
    );
  });

  it('is brought back to an earlier version from its form, with the revision that was read', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
    const asked = within(await screen.findByRole('tooltip'));
    await userEvent.click(asked.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ location: 'Aisle A' }));
    expect(sent(calls, 'PATCH')?.headers.get('If-Match')).toBe('"1"');
    expect(await screen.findByText('The earlier version has been restored.')).toBeInTheDocument();
  });

  it('is changed with the revision that was read', async () => {
    const { calls } = await open('Edit');
    const location = await screen.findByLabelText(/^Location/);
    await userEvent.clear(location);
    await userEvent.type(location, 'Aisle C');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ location: 'Aisle C' });
    expect(sent(calls, 'PATCH')?.headers.get('If-Match')).toBe('"1"');
  });

  // Back office §8: a record changed by somebody else meanwhile.
  it('names who wrote the newer version, and when, while both are merged', async () => {
    let newest: object = own;
    const ana = {
      ...userContract.schema.parse({
        ...{ firstname: 'Ana', lastname: 'Costa', email: 'ana@example.org' },
        modules: { rps: 'warehouse_manager' },
      }),
      ...{ ...frame('u-9'), types: ['warehouse_manager'], lastLogin: null, acceptedTerms: [] },
    };
    await open('Edit', [...manager, 'user.list'], ({ method, url }) => {
      if (url.includes('/users/')) return { body: ana };
      if (url.includes('/audit-entries')) {
        const theirs = { ...entry, revision: 2, actorId: 'u-9', at: '2026-01-07T10:30:00.000Z' };
        const later = { ...theirs, id: 'e-2', revision: 3, at: '2026-01-08T08:00:00.000Z' };
        return { body: { 'hydra:member': [later, theirs, entry, made], 'hydra:totalItems': 4 } };
      }
      if (method === 'GET') return { body: newest, headers: { etag: newest === own ? '"1"' : '"2"' } };
      newest = { ...own, location: 'Aisle Z', revision: 2 };
      return { status: 412, body: problemBody('stale-revision', 412) };
    });
    const location = await screen.findByLabelText(/^Location/);
    await userEvent.clear(location);
    await userEvent.type(location, 'Aisle C');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const line = await screen.findByText(/^Changed by/);
    await waitFor(() => expect(line).toHaveTextContent(/Ana Costa · Workshop manager · 7 January 2026/));
    expect(screen.getByText('Theirs: Aisle Z')).toBeInTheDocument();
  });

  it('keeps its name when built-in stocks cannot be changed, and says on the field what the server refuses', async () => {
    const violations = [{ propertyPath: 'location', message: 'x', code: 'too-long' }];
    await open('Edit', manager, ({ method }) =>
      method === 'PATCH'
        ? { status: 422, body: problemBody('invalid-request', 422, violations) }
        : method === 'GET'
          ? { body: native }
          : undefined,
    );
    expect(await screen.findByLabelText(/^Name/)).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveAttribute('aria-invalid', 'true'));
  });
});
