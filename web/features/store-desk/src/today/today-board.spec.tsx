import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { storeSession } from '../../../../kernel/session';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { seller } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import TodayBoard from './today-board';

const totals = [
  ['circuit=web_drop', 4],
  ['bb_awaiting_store_drop', 2],
  ['bb_awaiting_inventory', 3],
  ['payment.status[]=payment_failed', 1],
] as const;

async function open(...held: Parameters<typeof seller>) {
  const server = fakeServer(({ url }) => {
    if (url.endsWith('-detail')) return { body: settingsBody() };
    const [, total = 0] = totals.find(([part]) => url.includes(part)) ?? [];
    return { body: { 'hydra:member': [], 'hydra:totalItems': total } };
  });
  const storage = memoryStorage();
  storeSession(storage, { premiumFeatures: [], ...seller(...held) });
  await renderApp(<TodayBoard />, { locales, reducers, sagas, fetch: server.fetch, storage });
  return server;
}

describe('today’s board', () => {
  it('counts what is waiting at the counter, each count beside the list it opens', async () => {
    await open('buyback.create');
    const board: [string, string, string][] = [
      ['today-to-hand-over', '4', '/buybacks-predeclared'],
      ['today-awaiting-drop', '2', '/buybacks-awaiting-store-drop'],
      ['today-to-ship', '3', '/buybacks?status=bb_awaiting_inventory'],
      ['today-alerts', '1', '/buybacks?payment.status=payment_failed&payment.status=payment_cancel_failed'],
    ];
    for (const [id, count, href] of board) {
      await waitFor(() => expect(screen.getByTestId(id)).toHaveTextContent(count));
      expect(screen.getByTestId(id).closest('a')).toHaveAttribute('href', href);
    }
  });
});
