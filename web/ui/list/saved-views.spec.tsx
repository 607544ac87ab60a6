import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { type FakeReply, fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { ListPage } from './list-page';
import { savedAddress } from './saved-address';

const listCodes = endpoint({
  name: 'listCodesOfViews',
  method: 'GET',
  path: '/buybacks',
  access: 'public',
  summary: 'Codes.',
  list: { filters: ['status'], order: ['code'] },
  reply: z.object({ id: z.string(), code: z.string() }),
});
type Row = { id: string; code: string };
const list = (
  <ListPage<Row>
    name="buybacks"
    title="Buybacks"
    endpoint={listCodes}
    columns={[
      { key: 'code', title: 'Code', render: (row) => row.code },
      { key: 'extra', title: 'Extra', hidden: true, render: () => 'more' },
      { key: 'place', title: 'Place', hidden: true, render: () => 'here' },
    ]}
    rowKey={(row) => row.id}
    filters={[
      { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
    ]}
    empty={{ sentence: 'No buyback yet.' }}
  />
);
const view = {
  ...{ id: '00000000-0000-4000-8000-000000000001', list: 'buybacks', label: 'Open ones' },
  ...{ shared: true, own: false, address: 'status=open', columns: ['code', 'place', 'extra'] },
};

it('a view of a colleague is opened with its filters and columns in their order, and not renamed', async () => {
  const server = fakeServer(({ url }) => {
    if (url.includes('/saved-views')) return { body: { views: [view] } };
    if (url.includes('/list-columns')) return { body: { columns: null } };
    return { body: { 'hydra:member': [{ id: '1', code: 'A1' }], 'hydra:totalItems': 1 } };
  });
  await renderApp(list, { fetch: server.fetch, storage: signedIn(['saved-view.own']) });
  await screen.findByText('A1');
  expect(server.calls.some(({ url }) => url.includes('/saved-views'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const shared = await screen.findByRole('button', { name: /Open ones/ });
  expect(screen.queryByRole('button', { name: 'Rename Open ones' })).toBeNull();
  await userEvent.click(shared);
  expect(await screen.findByRole('columnheader', { name: 'Extra' })).toBeVisible();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Code', 'Place', 'Extra']);
  await waitFor(() => expect(server.calls.some(({ url }) => url.includes('status=open'))).toBe(true));
});

describe('one’s own view', () => {
  const own = { ...view, own: true, shared: false };
  const taken = { status: 409, body: problemBody('name-already-used', 409) };
  async function open(answer: FakeReply = { status: 204 }) {
    const server = fakeServer(({ url, method }) => {
      if (url.includes('/saved-views')) return method === 'GET' ? { body: { views: [own] } } : answer;
      if (url.includes('/list-columns')) return { body: { columns: null } };
      return { body: { 'hydra:member': [{ id: '1', code: 'A1' }], 'hydra:totalItems': 1 } };
    });
    await renderApp(list, { fetch: server.fetch, storage: signedIn(['saved-view.own']) });
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await screen.findByRole('button', { name: /^Open ones/ });
    return (method: string) => server.calls.filter((call) => call.method === method);
  }

  it('is removed once that was confirmed, and the panel stays open', async () => {
    const sent = await open();
    const press = async (name: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name }));
    };
    await userEvent.click(screen.getByRole('button', { name: 'Remove Open ones' }));
    expect(await screen.findByText('Remove Open ones?')).toBeVisible();
    await press('Cancel');
    expect(sent('DELETE')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Open ones' }));
    await press('Remove');
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Name of the view' })).toBeInTheDocument();
  });

  it('is not saved under a name that is taken: the field says so and keeps what was typed', async () => {
    const sent = await open(taken);
    const field = screen.getByRole('textbox', { name: 'Name of the view' });
    await userEvent.type(field, 'open ones{Enter}');
    expect(await screen.findByText(/^This name is already in use/)).toBeVisible();
    expect(field).toHaveValue('open ones');
    expect(field).toHaveAccessibleDescription(/This name is already in use/);
    expect(sent('POST')).toHaveLength(1);
    await userEvent.type(field, '2');
    expect(screen.queryByText(/^This name is already in use/)).toBeNull();
  });

  it('is not renamed to a name that is taken', async () => {
    const sent = await open(taken);
    await userEvent.click(screen.getByRole('button', { name: 'Rename Open ones' }));
    const field = screen.getByRole('textbox', { name: 'Rename Open ones' });
    await userEvent.type(field, '!{Enter}');
    expect(await screen.findByText(/^This name is already in use/)).toBeVisible();
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ label: 'Open ones!' }]);
    await userEvent.tab();
    expect(await screen.findByRole('button', { name: /^Open ones/ })).toBeVisible();
  });
});

describe('the columns that a person chose', () => {
  const listed = { body: { 'hydra:member': [{ id: '1', code: 'A1' }], 'hydra:totalItems': 1 } };
  const kept = (columns: string[] | null, later: unknown[] = []) =>
    fakeServer(({ url, method, body }) => {
      if (!url.includes('/list-columns/buybacks')) return listed;
      if (method === 'PUT') later.push(body);
      return { body: { columns } };
    });

  // The browser has a copy of what was chosen in it.
  beforeEach(() => localStorage.clear());

  it('are there in another browser', async () => {
    const { fetch } = kept(['code', 'extra']);
    await renderApp(list, { fetch, storage: signedIn(['saved-view.own']) });
    expect(await screen.findByRole('columnheader', { name: 'Extra' })).toBeVisible();
  });

  it('are kept each time they change, the last one last', async () => {
    const sent: unknown[] = [];
    const { fetch } = kept(null, sent);
    await renderApp(list, { fetch, storage: signedIn(['saved-view.own']) });
    await screen.findByText('A1');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const extra = await screen.findByRole('checkbox', { name: 'Extra' });
    await userEvent.click(extra);
    await userEvent.click(extra);
    await waitFor(() => expect(sent).toEqual([{ columns: ['code', 'extra'] }, { columns: ['code'] }]));
    expect(screen.queryByRole('columnheader', { name: 'Extra' })).toBeNull();
  });

  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('stand in the order that was kept', async () => {
    const { fetch } = kept(['code', 'place', 'extra']);
    await renderApp(list, { fetch, storage: signedIn(['saved-view.own']) });
    await screen.findByRole('columnheader', { name: 'Place' });
    expect(headings()).toEqual(['Code', 'Place', 'Extra']);
  });

  it('are moved by a button and by Alt and an arrow, and their order is kept', async () => {
    const sent: unknown[] = [];
    const { fetch } = kept(['code', 'extra', 'place'], sent);
    await renderApp(list, { fetch, storage: signedIn(['saved-view.own']) });
    await screen.findByRole('columnheader', { name: 'Place' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move “Place” left' }));
    expect(await screen.findByText('“Place” is now column 2 of 3.')).toBeInTheDocument();
    expect(headings()).toEqual(['Code', 'Place', 'Extra']);
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Place' }), { key: 'ArrowDown', altKey: true });
    expect(headings()).toEqual(['Code', 'Extra', 'Place']);
    const [left, right] = [
      ['code', 'place', 'extra'],
      ['code', 'extra', 'place'],
    ];
    await waitFor(() => expect(sent).toEqual([{ columns: left }, { columns: right }]));
  });

  it('are dropped where they are dragged', async () => {
    const { fetch } = kept(['code', 'extra', 'place']);
    await renderApp(list, { fetch, storage: signedIn(['saved-view.own']) });
    await screen.findByRole('columnheader', { name: 'Place' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const [extra, place] = (await screen.findAllByRole('checkbox')).map((box) => box.closest('li'));
    if (!extra || !place) throw new Error('no lines');
    fireEvent.dragStart(place);
    fireEvent.drop(extra);
    expect(headings()).toEqual(['Code', 'Place', 'Extra']);
  });
});

it('keeps neither the page nor whom somebody looked for in a view', () => {
  const params = new URLSearchParams('status=open&page=3&found=x&found=y&sort=code:asc&q=0017');
  expect(savedAddress(params)).toBe('status=open&sort=code%3Aasc&q=0017');
});

it('the keyboard goes into a panel that unfolds, and back to its button', async () => {
  const server = fakeServer(({ url }) =>
    url.includes('/saved-views')
      ? { body: { views: [view] } }
      : { body: { 'hydra:member': [{ id: '1', code: 'A1' }], 'hydra:totalItems': 1 } },
  );
  await renderApp(list, { fetch: server.fetch, storage: signedIn(['saved-view.own']) });
  const columns = await screen.findByRole('button', { name: 'Columns' });
  columns.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(columns).toHaveFocus());
});
