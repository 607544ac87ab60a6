import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permission } from '@reprise/contracts/permissions';
import { storeSession } from '../../../../kernel/session';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import { frame } from '../../../../kernel/testing/settings-body';
import { buyback, collection, modulePermissions, uuid } from '../buyback.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../buyback.state';
import BuybacksPage from './buybacks.page';
import PredeclaredPage from './predeclared.page';

const stored = (...held: Permission[]) => {
  const storage = memoryStorage();
  const session = modulePermissions(...held);
  const currentOrganization = { commonName: 'Lyon', account: { id: 'a1', name: 'Shop' } };
  const user = session.user && { ...session.user, currentOrganization };
  storeSession(storage, { premiumFeatures: [], ...session, user });
  return storage;
};
type Answer = Parameters<typeof fakeServer>[0];
async function open(page: React.ReactElement, url: string, answer: Answer, held: Permission[] = []) {
  const server = fakeServer((call) => (call.url.endsWith('/with-products') ? { body: [] } : answer(call)));
  const path = url.split('?')[0] ?? '/';
  const storage = stored('buyback.list', ...held);
  const app = await renderApp(page, { path, url, locales, reducers, sagas, fetch: server.fetch, storage });
  const asked = (): string[] => server.calls.map((c) => c.url).filter((u) => u.startsWith('/api/buybacks'));
  return { ...app, server, asked };
}

// antd's first rendering is slow on a busy machine.
describe('the list of buybacks', () => {
  it('asks for what the address says and shows each buyback with its status and price', async () => {
    const url =
      '/buybacks?status=bb_in_transit&status=bb_completed&createdAt[after]=2026-11-01&size=30&sort=prices.declared:asc';
    const { asked } = await open(<BuybacksPage />, url, ({ url: at }) =>
      at.includes('/buybacks') ? { body: collection([buyback({ status: 'bb_in_transit' })]) } : { body: [] },
    );
    expect(await screen.findByRole('link', { name: '3760123456783' })).toHaveAttribute(
      'href',
      `/buyback/${uuid(1)}`,
    );
    expect(screen.getByText('€316.80')).toBeVisible();
    for (const part of [
      'status[]=bb_in_transit&status[]=bb_completed',
      'createdAt[after]=2026-11-01',
      'itemsPerPage=30',
      'order[prices.declared]=asc',
    ]) {
      expect(asked()[0]).toContain(part);
    }
  });
  it('is exported with its filters by who may, and the file offered once it is written', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const job = { id: uuid(9), url: null, entries_count: 0, error: null };
    const file = `/api/buybacks/exports/${job.id}/file?key=secret`;
    const answer: Answer = ({ method, url: at }) => {
      if (method === 'POST') return { status: 201, body: job };
      if (at.includes('/exports/')) return { body: { ...job, entries_count: 2, url: file } };
      return { body: collection([buyback()]) };
    };
    const url = '/buybacks?status=bb_in_transit';
    const { asked, server, unmount } = await open(<BuybacksPage />, url, answer, ['buyback.export']);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Download the CSV file' }, { timeout: 9000 }),
    );
    await waitFor(() => expect(asked().at(-1)).toBe(file));
    const started = server.calls.find(({ method }) => method === 'POST');
    expect(started?.url).toContain('/api/buybacks/exports?');
    expect(started?.url).toContain('status[]=bb_in_transit');
    unmount();
    await open(<BuybacksPage />, '/buybacks', answer);
    await screen.findByRole('link', { name: '3760123456783' });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  }, 40_000);
  it('is filtered by the serial number of a device, typed as it stands on it', async () => {
    const { asked } = await open(<BuybacksPage />, '/buybacks', () => ({ body: collection([buyback()]) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.type(await screen.findByLabelText('Serial number'), 'C02XJ0{Enter}');
    await waitFor(() => expect(asked().at(-1)).toContain('serialNumber=C02XJ0'));
    expect(screen.getByRole('button', { name: 'Remove the filter Serial number C02XJ0' })).toBeVisible();
  });
  it('is filtered by store where the reader may list stores, whose names it then says', async () => {
    const url = `/buybacks?storeId=${uuid(6)}`;
    const paris = { ...frame(uuid(6)), type: 'store', commonName: 'Paris', country: 'FR', status: 'active' };
    const answer: Answer = ({ url: at }) => ({
      body: collection(at.includes('/organizations') ? [paris] : [buyback()]),
    });
    const { asked, unmount } = await open(<BuybacksPage />, url, answer, ['organisation.list']);
    expect(await screen.findByRole('button', { name: 'Remove the filter Store Paris' })).toBeVisible();
    expect(asked()[0]).toContain(`storeId[]=${uuid(6)}`);
    unmount();
    const { asked: others } = await open(<BuybacksPage />, url, answer);
    await screen.findByRole('link', { name: '3760123456783' });
    expect(others()[0]).not.toContain('storeId');
  });
  it('is filtered by who buys, where there is more than one buyer', async () => {
    const own = { id: 'a1', name: 'Shop' };
    const both = [own, { id: uuid(8), name: 'Rhin' }];
    const opened = (buyers: object[], query = '') =>
      open(
        <BuybacksPage />,
        `/buybacks${query}`,
        ({ url: at }) => ({ body: at.includes('/linked-buyers') ? buyers : collection([buyback()]) }),
        ['organisation.filter'],
      );
    const { asked, unmount } = await opened(both, `?buyerAccountId=${uuid(8)}`);
    expect(await screen.findByRole('button', { name: 'Remove the filter Buyer Rhin' })).toBeVisible();
    await waitFor(() => expect(asked().at(-1)).toContain(`buyerAccountId[]=${uuid(8)}`));
    unmount();
    await opened([own]);
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByLabelText('Serial number')).toBeVisible();
    expect(screen.queryByLabelText('Buyer')).toBeNull();
  });
  it('shows that it is empty, with the next action for those who may create', async () => {
    await open(<BuybacksPage />, '/buybacks', () => ({ body: collection([]) }), ['buyback.create']);
    expect(await screen.findByText(/No buybacks yet/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /New buyback/ })).toHaveLength(2);
  });
  it('shows a failure with its trace and retries', async () => {
    let broken = true;
    await open(<BuybacksPage />, '/buybacks', ({ url }) => {
      if (!url.startsWith('/api/buybacks')) return { body: [] };
      if (broken) return { status: 500, body: problemBody('internal-error', 500) };
      return { body: collection([buyback()]) };
    });
    expect(await screen.findByText('0af7651916cd43dd8448eb211c80319c')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '3760123456783' })).toBeVisible();
  });
});

describe('the list of predeclared buybacks', () => {
  it('contains web buybacks that await their hand-over, and warns of old ones', async () => {
    const old = buyback({
      circuit: 'web_drop',
      status: 'bb_awaiting_store_drop',
      createdAt: '2020-01-01T00:00:00Z',
    });
    const { asked } = await open(<PredeclaredPage />, '/buybacks-predeclared', ({ url }) =>
      url.includes('/buybacks') ? { body: collection([old]) } : { body: [] },
    );
    expect(await screen.findByText(/price not guaranteed/)).toBeVisible();
    await waitFor(() => expect(asked()[0]).toContain('circuit=web_drop&status=bb_awaiting_store_drop'));
  });
});

describe('the list of buybacks of a buyer who is not known', () => {
  it.each([
    ['of one buyer', [{ id: 'a1', name: 'Shop' }]],
    [
      'of several',
      [
        { id: 'a1', name: 'Shop' },
        { id: uuid(9), name: 'Rhin' },
      ],
    ],
  ])('is filtered by the buyer of its address although none %s is that one', async (_how, buyers) => {
    const { asked } = await open(
      <BuybacksPage />,
      `/buybacks?buyerAccountId=${uuid(8)}`,
      ({ url: at }) => ({ body: at.includes('/linked-buyers') ? buyers : collection([]) }),
      ['organisation.filter'],
    );
    expect(await screen.findByRole('button', { name: 'Remove the filter Buyer (unknown)' })).toBeVisible();
    const lists = asked().filter((url) => url.startsWith('/api/buybacks?'));
    for (const url of lists) expect(url).toContain(`buyerAccountId[]=${uuid(8)}`);
  });
  it('is filtered by what its address says although the names of buyers cannot be read', async () => {
    const { asked } = await open(
      <BuybacksPage />,
      `/buybacks?buyerAccountId=${uuid(8)}`,
      ({ url: at }) =>
        at.includes('/linked-buyers')
          ? { status: 500, body: problemBody('internal-error', 500) }
          : { body: collection([buyback()]) },
      ['organisation.filter'],
    );
    expect(await screen.findByRole('button', { name: 'Remove the filter Buyer …' })).toBeVisible();
    const lists = asked().filter((url) => url.startsWith('/api/buybacks?'));
    expect(lists.length).toBeGreaterThan(0);
    for (const url of lists) expect(url).toContain(`buyerAccountId[]=${uuid(8)}`);
  });
});
