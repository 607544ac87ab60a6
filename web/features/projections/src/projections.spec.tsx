import '@testing-library/jest-dom';
import { consumerRowSchema, type ConsumerRow } from '@reprise/contracts/projections';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { signedIn } from '../../../kernel/testing/signed-in';
import { locales } from './index';
import ProjectionsPage from './projections.page';

const at = '2026-01-05T09:00:00.000Z';
const reader = (name: string, more: object = {}): ConsumerRow =>
  consumerRowSchema.parse({
    ...{ name, state: 'active', at, lag: { events: 0, seconds: 0 }, error: null, parked: [] },
    ...{ projection: null, ...more },
  });
const differing = { id: 'b-7', fields: ['status', 'total'] };
const compared = {
  ...{ state: 'compared', startedAt: at, endedAt: null, done: 40, total: 40, error: null },
  compared: { liveRows: 30, freshRows: 30, sampled: 30, differing: 1, differences: [differing] },
};
const list = (rebuild: object | null = null, previous: string | null = null) =>
  reader('buyback_list_v1', { projection: { live: 'buyback_list_v1', previous, rebuild } });
const mail = reader('mail-customers', {
  lag: { events: 3, seconds: 61.4 },
  parked: [
    {
      ...{ key: 'buyback-1', status: 'parked', events: 2, attempts: 24, error: 'mail server away' },
      ...{ since: at, first: { id: 'e-1', type: 'BuybackDeclared' } },
    },
  ],
});
const both: readonly Permission[] = ['projection.read', 'projection.manage'];

async function open(rows: readonly ConsumerRow[], held = both) {
  const server = fakeServer(({ method, url }) => {
    if (method !== 'GET') return { status: 204 };
    const acts = [{ id: 'a', at, act: 'switch', name: 'item_list_v1', key: null, actorName: 'Grace Hopper' }];
    return { body: url.includes('operator-acts') ? acts : rows };
  });
  const page = (
    <App>
      <ProjectionsPage />
    </App>
  );
  await renderApp(page, { fetch: server.fetch, locales, storage: signedIn(held) });
  await screen.findByTestId(`reader-${rows[0]?.name ?? ''}`);
  return () => server.calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]);
}
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the projections page', () => {
  it('says in words how far each reader of the log is, and who did what', async () => {
    await open([list(), mail]);
    expect(screen.getByTestId('reader-buyback_list_v1')).toHaveTextContent(/Buybacks.*Up to date/);
    expect(screen.getByTestId('reader-mail-customers')).toHaveTextContent('3 events behind, 61 s');
    expect(await screen.findByText(/Grace Hopper switched “Items” to rebuilt rows/)).toBeInTheDocument();
  });

  it('rebuilds after a question, and nothing before the answer', async () => {
    const sent = await open([list(), mail]);
    await userEvent.click(screen.getByRole('button', { name: /^Rebuild/ }));
    expect(await screen.findByText(/Readers notice nothing/)).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await confirm('Rebuild');
    await waitFor(() => expect(sent()[0]?.[0]).toBe('/api/projections/buyback_list_v1/rebuild'));
    expect(await screen.findAllByText('The rebuild was started.')).not.toHaveLength(0);
  });

  it('shows which rows differ before somebody switches', async () => {
    const sent = await open([list(compared)]);
    expect(screen.getByText('1 of 30 compared rows differs:')).toBeInTheDocument();
    expect(screen.getByText(/status, total/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Switch/ }));
    await confirm('Switch');
    await waitFor(() => expect(sent()[0]?.[0]).toBe('/api/projections/buyback_list_v1/switch'));
  });

  it('gives up exactly the event that is shown', async () => {
    const sent = await open([mail]);
    expect(screen.getByTestId('parked-buyback-1')).toHaveTextContent('mail server away');
    await userEvent.click(screen.getByRole('button', { name: /^Skip/ }));
    expect(await screen.findByText(/This cannot be undone/)).toBeInTheDocument();
    await confirm('Skip for good');
    const skipped = { key: 'buyback-1', eventId: 'e-1' };
    await waitFor(() => expect(sent()).toEqual([['/api/log-consumers/mail-customers/skip', skipped]]));
  });

  it('offers nothing to those who may only look', async () => {
    await open([list(compared, 'buyback_list_v0'), mail], ['projection.read']);
    for (const name of [/^Switch/, /^Drop/, /^Retry/, /^Skip/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
