import '@testing-library/jest-dom';
import { endpoint } from '@reprise/contracts/kernel';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import type { ListColumn } from './list-spec';
import { ListPage } from './list-page';

const listFiles = endpoint({
  name: 'listFilesOfSpec',
  method: 'GET',
  path: '/files',
  access: 'public',
  summary: 'Files.',
  list: { filters: [], order: ['product'] },
  reply: z.object({ id: z.string(), code: z.string(), product: z.string(), imei: z.string() }),
});
type Row = { id: string; code: string; product: string; imei: string };
const rows: readonly Row[] = [
  { id: '1', code: '3700000000017', product: 'Pixel 8', imei: '35001' },
  { id: '2', code: '3700000000024', product: 'iPhone 14', imei: '35002' },
];
const columns: readonly ListColumn<Row>[] = [
  { key: 'code', title: 'Code', render: (row) => row.code },
  { key: 'product', title: 'Product', order: 'product', card: 'title', render: (row) => row.product },
  { key: 'imei', title: 'IMEI', render: (row) => row.imei },
];

function onAPhone(): void {
  const wide = globalThis.matchMedia;
  beforeAll(() => {
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  });
  afterAll(() => {
    globalThis.matchMedia = wide;
  });
}

async function open(shown = columns) {
  const server = fakeServer(() => ({ body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } }));
  const printed: Row[][] = [];
  const opened: Row[] = [];
  const app = await renderApp(
    <ListPage<Row>
      name="cards"
      title="Files"
      endpoint={listFiles}
      columns={shown}
      rowKey={(row) => row.id}
      rowName={(row) => row.code}
      rowLink={(row) => `/file/${row.id}`}
      rowActions={[{ key: 'show', label: 'Show', onPress: (row) => opened.push(row) }]}
      bulkActions={[{ key: 'print', label: 'Print', onPress: (chosen) => printed.push([...chosen]) }]}
      empty={{ sentence: 'None.' }}
    />,
    { fetch: server.fetch },
  );
  await screen.findByText('Pixel 8');
  return { ...app, server, printed, opened };
}

describe('a list on a narrow screen', () => {
  onAPhone();
  it('makes a card of each row, with the columns that have a place and the first one’s link', async () => {
    await open();
    const [card] = screen.getAllByRole('listitem');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('Product Pixel 8Code 3700000000017');
    expect(card).not.toHaveTextContent('35001');
    const link = screen.getByRole('link', { name: '3700000000017' });
    expect(link).toHaveAttribute('href', '/file/1');
  });
  it('is headed by the first column where that is the title, not by the price', async () => {
    const [code, product] = columns;
    if (!code || !product) throw new Error('no columns');
    await open([product, { ...code, card: 'money' }]);
    const [card] = screen.getAllByRole('listitem');
    expect(card).toHaveTextContent('Product Pixel 8Code 3700000000017');
    expect(within(screen.getByText('3700000000017')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pixel 8' })).toHaveAttribute('href', '/file/1');
  });
  it('says what a value is where the value alone does not', async () => {
    const [code, product] = columns;
    if (!code || !product) throw new Error('no columns');
    const imei = {
      key: 'imei',
      title: 'IMEI',
      card: 'line',
      render: ({ imei: shown }: Row) => shown,
    } as const;
    await open([code, product, { ...imei, named: true }]);
    const [label] = screen.getAllByText('IMEI');
    expect(label).not.toHaveClass('visually-hidden');
    expect(screen.getAllByText('Code')[0]).toHaveClass('visually-hidden');
  });
  it('sorts by menu, and reverses at the second choice', async () => {
    const { router } = await open();
    for (const sort of ['?sort=product%3Adesc', '?sort=product%3Aasc']) {
      await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Product/ }));
      expect(router.state.location.search).toBe(sort);
    }
  });
  it('selects cards, and shows a single action as a button', async () => {
    const { printed, opened } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 3700000000024' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toEqual([[rows[1]]]);
    const [card] = screen.getAllByRole('listitem');
    if (card) await userEvent.click(within(card).getByRole('button', { name: 'Show · 3700000000017' }));
    expect(opened).toEqual([rows[0]]);
  });
});

it('a list that is printed is one of cards, whole on its sheets, and a table again afterwards', async () => {
  await open();
  expect(screen.getByRole('table')).toBeInTheDocument();
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Pixel 8')).toBeInTheDocument();
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('table')).toBeInTheDocument();
});
