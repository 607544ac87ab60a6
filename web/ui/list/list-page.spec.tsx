import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { ListPage } from './list-page';

type Row = { id: string; code: string };
const page = (rows: readonly Row[], total = rows.length) => ({
  body: { 'hydra:member': rows, 'hydra:totalItems': total },
});
const list = (
  <ListPage<Row>
    name="buybacks"
    title="Buybacks"
    path="/buybacks"
    columns={[{ key: 'code', title: 'Code', order: 'code', render: (row) => row.code }]}
    rowKey={(row) => row.id}
    rowLink={(row) => `/buyback/${row.id}`}
    search={{ name: 'search', label: 'Search a buyback' }}
    filters={[
      { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
    ]}
    empty={{ sentence: 'No buyback yet.' }}
  />
);

describe('a list page', () => {
  it('shows rows whose first column is a link, and says how many there are', async () => {
    const server = fakeServer(() => page([{ id: '1', code: '3700000000017' }]));
    await renderApp(list, { fetch: server.fetch });
    expect(await screen.findByRole('link', { name: '3700000000017' })).toHaveAttribute('href', '/buyback/1');
    await waitFor(() => expect(screen.getByText('1 result')).toBeInTheDocument());
  });
  it('shows an empty state with its sentence', async () => {
    await renderApp(list, { fetch: fakeServer(() => page([])).fetch });
    expect(await screen.findByText('No buyback yet.')).toBeInTheDocument();
  });
  it('shows what went wrong with its trace number, and tries again when asked', async () => {
    let up = false;
    const server = fakeServer(() =>
      up ? page([{ id: '1', code: 'A1' }]) : { status: 503, body: problemBody('unavailable', 503) },
    );
    await renderApp(list, { fetch: server.fetch });
    expect(await screen.findByText('0af7651916cd43dd8448eb211c80319c')).toBeInTheDocument();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A1' })).toBeInTheDocument();
  });
  it('reads its filters, order and page from the URL, and takes a filter away', async () => {
    const server = fakeServer(() => page([{ id: '1', code: 'A1' }], 40));
    const { router } = await renderApp(list, {
      fetch: server.fetch,
      url: '/?status=open&sort=code:desc&page=2',
    });
    await screen.findByRole('link', { name: 'A1' });
    expect(server.calls[0]?.url).toBe('/api/buybacks?page=2&itemsPerPage=10&order[code]=desc&status=open');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status Open' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=code%3Adesc'));
  });
});
