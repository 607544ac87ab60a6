import '@testing-library/jest-dom';
import type { ItemEconomics } from '@reprise/contracts/item';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { sessionOpened } from '../../../../kernel/session';
import { type FakeReply, fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { frame } from '../../../../kernel/testing/settings-body';
import { locales } from '../index';
import StockItemsPage from './list.page';

const uuid = (n: number): string => `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-02T09:00:00.000Z';
const item = (n: number): ItemEconomics => ({
  ...{ id: uuid(n), identificationNumber: `482000007919${n}` },
  ...{
    productId: uuid(11),
    productLabel: `Phone ${n}`,
    brand: 'Acme',
    categoryId: uuid(12),
    categoryLabel: 'Phones',
  },
  ...{
    state: 'grade_a',
    status: 'item_completed',
    warehouseId: uuid(13),
    stockId: uuid(21),
    currency: 'EUR',
  },
  ...{ declaredPrice: 10_000, purchasePrice: 10_000, plannedCost: 1_250, completedCost: 0 },
  ...{ stockedAt: at, updatedAt: at, daysInStock: n },
});
const rows = [item(1), item(2)];
const stocks = ['To refurbish', 'Parts donors'].map((name, index) => ({
  ...frame(uuid(21 + index)),
  ...{ name, location: '', native: null, warehouseId: uuid(13), forSale: false },
  ...{ identifier: name, itemCount: 2, averageAge: 1 },
}));
const page = (members: readonly object[]): FakeReply => ({
  body: { 'hydra:member': members, 'hydra:totalItems': members.length },
});

async function open() {
  const server = fakeServer(({ url, method }) => {
    if (url.includes('/stocks')) return page(stocks);
    if (method === 'GET') return page(rows);
    const refused = { itemId: rows[1]?.id, result: 'refused', problem: 'sale-without-test' };
    return { body: { lines: [{ itemId: rows[0]?.id, result: 'moved' }, refused] } };
  });
  const list = (
    <App>
      <StockItemsPage />
    </App>
  );
  const app = await renderApp(list, { fetch: server.fetch, storage: memoryStorage(), locales });
  const user = {
    ...{ id: 'u', types: ['warehouse_manager' as const], email: 'm@example.org' },
    modules: { rps: 'warehouse_manager' as const },
    frontPermissions: {
      rps: ['stock.items-read' as const, 'stock.items-move' as const, 'stock.read' as const],
    },
  };
  act(() => void app.store.dispatch(sessionOpened({ token: 't', module: 'rps', details: {}, user })));
  return server;
}
const moves = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => Reflect.get(Object(body), 'dryRun'));

describe('items in stock', () => {
  it('cost what was paid and what is planned, and are moved together once it is known what would come of it', async () => {
    const { calls } = await open();
    const first = within((await screen.findByText('Acme Phone 1')).closest('tr') ?? document.body);
    expect(first.getByText('€112.50')).toBeInTheDocument();
    for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to a stock' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Stock/ }));
    await userEvent.click((await screen.findAllByTitle('Parts donors')).at(-1) ?? document.body);
    const lines = within(await screen.findByTestId('move-lines'));
    expect(lines.getByText('Will move')).toBeInTheDocument();
    expect(lines.getByText(/this item has not been tested/)).toBeInTheDocument();
    expect(moves(calls)).toEqual([true]);
    await userEvent.click(screen.getByRole('button', { name: 'Move 1 item' }));
    await waitFor(() => expect(lines.getByText('Moved')).toBeInTheDocument());
    expect(lines.getByText('Not moved')).toBeInTheDocument();
    expect(moves(calls)).toEqual([true, false]);
  });
});
