import '@testing-library/jest-dom';
import { userContract } from '@reprise/contracts/identity';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import type { FakeCall, FakeReply } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { locales, routes } from './index';
import { places } from './users.paths';
import screens from './users.screens';

const person = (id: string, firstname: string, role: string, modules: object) => ({
  ...userContract.schema.parse({ email: `${firstname}@shop.test`, firstname, lastname: 'Doe', modules }),
  ...{ ...frame(id), types: [role], lastLogin: null, acceptedTerms: [] },
});
const seller = person('u-2', 'Sam', 'store_seller', { tim: 'store_seller' });
const chief = person('u-3', 'Rita', 'root_management_unit_manager', { root: 'root_management_unit_manager' });
const store = { ...frame('o-1'), commonName: 'Lille', type: 'store', status: 'active' };
const held: readonly Permission[] = ['user.list', 'user.create', 'user.update', 'organisation.list'];

type Answer = (call: FakeCall) => FakeReply | undefined;
const answering =
  (roles: readonly string[], more: Answer): Answer =>
  (call) => {
    if (call.url.includes('/assignable-user-types')) return { body: roles };
    if (call.url.includes('/organizations'))
      return { body: { 'hydra:member': [store], 'hydra:totalItems': 1 } };
    return more(call);
  };
const storeRoles = ['store_manager', 'store_seller'];
const open = (name: 'List' | 'Create' | 'Edit', roles = storeRoles, more: Answer = () => undefined) =>
  openScreens({
    ...{ screens, paths: places.own, locales, held, name, id: 'u-2' },
    ...{ row: seller, rows: [seller, chief], answer: answering(roles, more) },
  });
const pick = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByTitle(option));
};

describe('the users', () => {
  it('stand at the addresses of the specification, each kind with its permissions', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/users', 'user.list'],
      ['/user/create', 'user.update'],
      ['/user/:id/edit', 'user.update'],
      ['/users/import', 'user.create'],
      ['/access-log', { all: ['access-log.read', 'user.list'] }],
      ['/user/:id/reasons', 'user.list'],
      ['/userClient/create', { all: ['user.create', 'client.list'] }],
      ['/userClient/:id/edit', { all: ['user.update', 'client.list'] }],
      ['/userAdmin/create', { all: ['user.create', 'user.create-admin'] }],
      ['/userAdmin/:id/edit', { all: ['user.update', 'user.assign-admin'] }],
    ]);
  });

  it('can be opened only where their role may be given', async () => {
    await open('List');
    expect(await screen.findByRole('link', { name: 'Sam@shop.test'.toLowerCase() })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: /rita/ })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByLabelText('Actions for Rita Doe'));
    const edit = await screen.findByRole('menuitem', { name: 'Edit (you cannot manage this role)' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
  });

  it('are not added by somebody who may give no role', async () => {
    await open('List', []);
    await screen.findByText('sam@shop.test');
    expect(screen.queryByRole('button', { name: 'Add a user' })).not.toBeInTheDocument();
  });

  it('get a password link after a question', async () => {
    const { calls } = await open('List', storeRoles, ({ method }) =>
      method === 'POST' ? { status: 204 } : undefined,
    );
    await userEvent.click(await screen.findByLabelText('Actions for Sam Doe'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a password link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(calls, 'POST')?.body).toEqual({ email: 'sam@shop.test' }));
    expect(
      (await screen.findAllByText('A password link is on its way to sam@shop.test.')).length,
    ).toBeGreaterThan(0);
  });
});

describe('a user', () => {
  it('shows which terms were accepted with the first password, and when', async () => {
    const at = '2026-01-05T09:00:00.000Z';
    const row = { ...seller, acceptedTerms: [{ text: 'cgu', version: 'abc', at }] };
    await openScreens({
      ...{ screens, paths: places.own, locales, held, name: 'Edit', id: 'u-2', row, rows: [row] },
      answer: answering(storeRoles, () => undefined),
    });
    expect(
      await screen.findByText(/^Accepted the terms of use on .*2026.* \(version abc\)\.$/),
    ).toBeVisible();
  });
});

describe('a new user', () => {
  it('of a store needs its store, and is offered only roles that may be given', async () => {
    const { calls } = await open('Create');
    await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Lea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roy');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'lea@shop.test');
    await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
    expect(await screen.findByTitle('Store manager')).toBeInTheDocument();
    expect(screen.queryByTitle('Buyer manager')).not.toBeInTheDocument();
    await userEvent.click(screen.getByTitle('Store seller'));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(sent(calls, 'POST')).toBeUndefined();
    await pick(/^Store$/, 'Lille');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(sent(calls, 'POST')?.body).toMatchObject({
        ...{ email: 'lea@shop.test', modules: { tim: 'store_seller' } },
        ...{ timOrganizationId: 'o-1', forceConnectionBySso: false },
      }),
    );
  });

  it('works in several modules, with one role in each', async () => {
    await open('Create', [...storeRoles, 'buyer_manager']);
    await pick(/^Modules$/, 'Store');
    expect(await screen.findByRole('combobox', { name: 'Role (Store)' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Buyer' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Buyer'));
    expect(await screen.findByRole('combobox', { name: 'Buyer' })).toBeInTheDocument();
  });

  it('is not asked about single sign-on without that permission', async () => {
    await open('Create');
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('an existing user', () => {
  it('loses the organisation of a module that is taken away', async () => {
    const both = {
      ...seller,
      ...{ modules: { tim: 'store_seller', lcm: 'buyer_manager' }, timOrganizationId: 'o-1' },
      ...{ lcmOrganizationId: 'o-1', types: ['store_seller', 'buyer_manager'] },
    };
    const { calls } = await open('Edit', [...storeRoles, 'buyer_manager'], ({ url, method }) =>
      url.includes('/users/')
        ? { body: both, ...(method === 'GET' && { headers: { etag: '"4"' } }) }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modules' }));
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ modules: { lcm: null }, lcmOrganizationId: null });
    expect(sent(calls, 'PATCH')?.headers.get('If-Match')).toBe('"4"');
  });
});
