import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens } from '../../../../kernel/testing/declared-screens';
import { type FakeCall, type FakeReply, problemBody } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import ImportUsersPage from './import-users.page';

const cells = (email: string) => ({
  ...{ email, firstname: 'Sam', lastname: 'Doe', role: 'store_seller', organisation: 'Lille', language: '' },
});
const report = {
  lines: [
    { line: 2, cells: cells('sam@shop.test'), faults: [] },
    { line: 3, cells: cells('known@shop.test'), faults: [{ column: 'email', code: 'email-already-used' }] },
  ],
  ...{ accepted: 1, refused: 1 },
};
const held: readonly Permission[] = ['user.list', 'user.create'];
const open = (answer: (call: FakeCall) => FakeReply | undefined) =>
  openScreens({
    screens: () => ({ List: ImportUsersPage, Create: ImportUsersPage, Edit: ImportUsersPage }),
    paths: { list: '/users/import', create: '/none', edit: '/none/:id' },
    ...{ locales, held, name: 'List', id: 'none', row: {}, rows: [] },
    answer: (call) => (call.url.includes('assignable') ? { body: ['store_seller'] } : answer(call)),
  });
const choose = async (): Promise<void> => {
  const file = new File(['email;…'], 'users.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Choose a CSV file', { selector: 'input' }), file);
};

describe('the import of users', () => {
  it('shows line by line what is wrong, and writes nothing before it is confirmed', async () => {
    const { calls } = await open(({ method }) => (method === 'POST' ? { body: report } : undefined));
    const posted = () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
    expect(await screen.findByText('store_seller')).toBeInTheDocument();
    await choose();
    expect(await screen.findByText(/email: already belongs to a user/)).toBeInTheDocument();
    expect(posted()).toEqual(['/api/users/import/check']);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 user' }));
    await waitFor(() => expect(posted()).toEqual(['/api/users/import/check', '/api/users/import']));
    expect((await screen.findAllByText(/Users added: 1/)).length).toBeGreaterThan(0);
  });

  it('says in sight why a file cannot be read, and takes the next one', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    await open(({ method }) =>
      method === 'POST' ? { status: 422, body: problemBody('csv-unreadable', 422) } : undefined,
    );
    await choose();
    expect(await screen.findByText(/Save it as CSV in UTF-8/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/Save it as CSV in UTF-8/);
    await choose();
    await waitFor(() =>
      expect(seen).toEqual(Array(2).fill(expect.stringMatching(/Save it as CSV in UTF-8/))),
    );
    expect(screen.getByRole('button', { name: /Choose a CSV file/ })).toBeEnabled();
  });
});
