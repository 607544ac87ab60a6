import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { topicsTold } from '../../kernel/store';
import { fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { ListPage } from './list-page';

const listCodes = endpoint({
  name: 'listCodes',
  method: 'GET',
  path: '/buybacks',
  access: 'public',
  summary: 'Codes.',
  list: { filters: ['status'], ranges: ['price'], order: ['code'] },
  reply: z.object({ id: z.string(), code: z.string() }),
});
type Row = { id: string; code: string };
const page = (rows: readonly Row[], total = rows.length) => ({
  body: { 'hydra:member': rows, 'hydra:totalItems': total },
});
const list = (
  <ListPage<Row>
    name="buybacks"
    title="Buybacks"
    endpoint={listCodes}
    columns={[{ key: 'code', title: 'Code', order: 'code', render: (row) => row.code }]}
    rowKey={(row) => row.id}
    rowLink={(row) => `/buyback/${row.id}`}
    search={{ name: 'search', label: 'Search a buyback' }}
    filters={[
      { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
      { kind: 'range', name: 'price', label: 'Price', unit: 'minor' },
    ]}
    empty={{ sentence: 'No buyback yet.' }}
  />
);

describe('a list page', () => {
  it('shows rows whose first column is a link, and their number', async () => {
    const server = fakeServer(() => page([{ id: '1', code: '3700000000017' }]));
    await renderApp(list, { fetch: server.fetch });
    expect(await screen.findByRole('link', { name: '3700000000017' })).toHaveAttribute('href', '/buyback/1');
    await waitFor(() => expect(screen.getByText('1 result')).toBeInTheDocument());
  });
  it('shows a skeleton before anything has been answered', async () => {
    const { container } = await renderApp(list, { fetch: () => new Promise<never>(() => undefined) });
    expect(screen.getByRole('heading', { name: 'Buybacks' })).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
  it('shows its last page in the place of one that is no longer there', async () => {
    const rows = Array.from({ length: 11 }, (_each, at) => ({ id: `${at}`, code: `A${at}` }));
    const server = fakeServer(({ url }) =>
      page(url.includes('page=2') ? rows.slice(10) : rows.slice(0, 10), rows.length),
    );
    const { store } = await renderApp(list, { fetch: server.fetch, url: '/?page=2' });
    expect(await screen.findByText('A10')).toBeInTheDocument();
    rows.pop();
    act(() => void store.dispatch(topicsTold(undefined)));
    expect(await screen.findByText('A9')).toBeInTheDocument();
    expect(screen.queryByText('No buyback yet.')).not.toBeInTheDocument();
  });
  it('returns to the row that was opened', async () => {
    const server = fakeServer(() => page(['1', '2'].map((id) => ({ id, code: `A${id}` }))));
    const { router } = await renderApp(list, { fetch: server.fetch });
    await userEvent.click(await screen.findByRole('link', { name: 'A2' }));
    await screen.findByText('elsewhere');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'A2' })).toHaveFocus());
  });
  it('shows that rows are still missing, until the list is complete', async () => {
    let filling = true;
    const headers = (): Record<string, string> => (filling ? { 'Reprise-Filling': 'true' } : {});
    const server = fakeServer(() => ({ ...page([{ id: '1', code: 'A1' }]), headers: headers() }));
    const { store } = await renderApp(list, { fetch: server.fetch });
    const line = 'This list is still being filled; some rows are missing.';
    expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A1' })).toBeInTheDocument();
    filling = false;
    act(() => void store.dispatch(topicsTold(undefined)));
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  });
  it('shows an empty state with its sentence', async () => {
    await renderApp(list, { fetch: fakeServer(() => page([])).fetch });
    expect(await screen.findByText('No buyback yet.')).toBeInTheDocument();
  });
  it('shows what went wrong with its trace number, and retries on request', async () => {
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
  it('shows the alert in its address once, as text, and removes it from the address', async () => {
    const message = '<b>Saved</b>';
    const alert = encodeURIComponent(JSON.stringify({ type: 'success', message }));
    const { router } = await renderApp(list, {
      fetch: fakeServer(() => page([])).fetch,
      url: `/?alert=${alert}`,
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });
  it('reads its filters, order and page from the URL, and removes a filter', async () => {
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
  it('asks for nothing between bounds that cross, typed in its address too, and marks the field', async () => {
    const server = fakeServer(() => page([{ id: '1', code: 'A1' }]));
    await renderApp(list, { fetch: server.fetch, url: '/?price[gte]=200&price[lte]=100' });
    const sentence = 'The minimum is above the maximum: no row can match.';
    expect(await screen.findByText(`Price · ${sentence}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    expect(await screen.findByRole('group', { name: 'Price' })).toHaveAttribute('aria-invalid', 'true');
    expect(server.calls.filter(({ url }) => url.startsWith('/api/buybacks'))).toEqual([]);
    const most = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(most);
    await userEvent.type(most, '300{Enter}');
    expect(await screen.findByRole('link', { name: 'A1' })).toBeInTheDocument();
    expect(server.calls.at(-1)?.url).toContain('price[gte]=20000&price[lte]=30000');
  });
});
