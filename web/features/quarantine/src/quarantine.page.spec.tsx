import '@testing-library/jest-dom';
import type { ItemRow } from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { sessionOpened } from '../../../kernel/session';
import { type FakeReply, fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import { reducers, sagas } from './quarantine.state';
import { itemInQuarantine } from './item.fixture';
import QuarantinePage from './quarantine.page';

const all: readonly Permission[] = [
  'item.quarantine-transition',
  'item.send-quarantine-mail',
  'item.generate-return-transport',
  'item.retrieve-return-label',
  'item.mark-lost-warehouse',
];

const accepted = {
  ...{ id: 'e', at: '2026-11-03T10:20:00.000Z', type: 'ItemCompleted', subject: 'item', facts: {} },
  ...{ actorRole: 'buyer_manager', actorId: 'b', actorName: 'Anna Dupont' },
};

async function open(item: ItemRow, permissions = all, answer: FakeReply = { body: item }) {
  const server = fakeServer(({ method, url }): FakeReply => {
    if (method === 'POST') return answer;
    if (url.endsWith('/timeline')) return { body: { entries: [accepted] } };
    if (/items\/[\w-]+$/.test(url)) return { body: { ...item, status: 'item_completed_with_negociation' } };
    return { body: { 'hydra:member': url.includes('/items') ? [item] : [], 'hydra:totalItems': 1 } };
  });
  const page = (
    <App>
      <QuarantinePage />
    </App>
  );
  const app = await renderApp(page, { fetch: server.fetch, reducers, sagas, locales });
  const user = {
    id: 'u',
    types: ['warehouse_manager' as const],
    email: 'm@example.org',
    modules: { rps: 'warehouse_manager' as const },
    frontPermissions: { rps: [...permissions] },
  };
  act(() => void app.store.dispatch(sessionOpened({ token: 't', module: 'rps', details: {}, user })));
  await userEvent.click(
    await screen.findByRole('button', { name: `Actions for ${item.identificationNumber}` }),
  );
  return { ...server, ...app };
}

// antd's menus and dialogs are slow in jsdom.
describe('the quarantine list', () => {
  it('shows impossible actions with the reason', async () => {
    await open(itemInQuarantine());
    const label = await screen.findByRole('menuitem', { name: /Download the label/ });
    expect(label).toHaveAttribute('aria-disabled', 'true');
    expect(label).toHaveTextContent('no return expected');
  });

  it('omits actions that the person may not use', async () => {
    await open(itemInQuarantine(), ['item.send-quarantine-mail']);
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  });

  it('leaves a lasting trace of a mail that has been sent again', async () => {
    await open(itemInQuarantine());
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend the e-mail/ }));
    expect(
      await within(await screen.findByTestId('trace')).findByText(/has been sent again/),
    ).toBeInTheDocument();
  });

  it('tells where to store a product whose return label failed', async () => {
    const item = itemInQuarantine({ status: 'item_to_return', returnTransport: 'failed' });
    await open(item, all, { status: 503, body: problemBody('return-label-unavailable', 503) });
    expect(screen.getByText('1 return label could not be created')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: /Request the return label/ }));
    const trace = await screen.findByTestId('trace');
    expect(within(trace).getAllByText(/customer-return stock/)).not.toHaveLength(0);
  });

  it('shows the new state if somebody else was faster, and who it was and when', async () => {
    await open(itemInQuarantine(), all, { status: 409, body: problemBody('item-not-in-quarantine', 409) });
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend the e-mail/ }));
    const trace = await screen.findByTestId('trace');
    expect(trace.querySelector('[data-status="item_completed_with_negociation"]')).toBeInTheDocument();
    expect(trace).toHaveTextContent('Anna Dupont · Buyer manager');
    expect(trace.querySelector('time')).toHaveAttribute('datetime', accepted.at);
  });
});
