import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactElement } from 'react';
import { buyback, collection, uuid } from '../features/buyback/src/buyback.fixture';
import { locales as buybackLocales } from '../features/buyback/src/index';
import BuybacksPage from '../features/buyback/src/list/buybacks.page';
import { locales as expeditionLocales } from '../features/expedition/src/index';
import { aPackage } from '../features/expedition/src/package.fixture';
import PackagesPage from '../features/expedition/src/packages.page';
import { locales as quarantineLocales } from '../features/quarantine/src/index';
import { itemInQuarantine } from '../features/quarantine/src/item.fixture';
import QuarantinePage from '../features/quarantine/src/quarantine.page';
import { reducers as buybackReducers, sagas as buybackSagas } from '../features/buyback/src/buyback.state';
import {
  reducers as expeditionReducers,
  sagas as expeditionSagas,
} from '../features/expedition/src/expedition.state';
import {
  reducers as quarantineReducers,
  sagas as quarantineSagas,
} from '../features/quarantine/src/quarantine.state';
import { fakeServer, renderApp } from '../kernel/testing/render-app';
import { signedIn } from '../kernel/testing/signed-in';

const locales = { ...buybackLocales, ...expeditionLocales, ...quarantineLocales };
const reducers = { ...buybackReducers, ...expeditionReducers, ...quarantineReducers };
const sagas = [...buybackSagas, ...expeditionSagas, ...quarantineSagas];
type Case = {
  readonly page: ReactElement;
  readonly row: { readonly id: string };
  readonly held: readonly Permission[];
  readonly entry: string;
  readonly path: string;
  /** Chooses what the act asks for. */
  readonly fill?: () => Promise<void>;
  readonly act: object;
};
const cases: Record<string, Case> = {
  'parcels to a carrier': {
    page: <PackagesPage />,
    row: aPackage({ status: 'closed', labelReady: true }),
    held: ['item.send'],
    entry: 'Hand to the carrier',
    ...{ path: '/api/packages/bulk/hand-over', act: {} },
  },
  'returns to a carrier': {
    page: <QuarantinePage />,
    row: itemInQuarantine({ status: 'item_to_return' }),
    held: ['buyback.list', 'item.generate-return-transport'],
    entry: 'Hand to the carrier',
    ...{ path: '/api/items/bulk/return-hand-over', act: {} },
  },
  'cancellations that failed': {
    page: <BuybacksPage />,
    row: buyback({ id: uuid(1) }),
    held: ['buyback.list', 'buyback.cancel', 'buyback.force-cancel'],
    entry: 'Force the cancellation',
    path: '/api/buybacks/bulk/cancel',
    fill: async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
      await userEvent.click(await screen.findByTitle('Technical problem'));
      await userEvent.click(screen.getByRole('button', { name: 'See what would happen' }));
    },
    act: { force: true, reason: 'technical_problem' },
  },
};

describe('many at once: previewed by the server, then done', () => {
  it.each(Object.entries(cases))('%s', async (_, { page, row, held, entry, path, fill, act }) => {
    const sent: { url: string; body: unknown }[] = [];
    const { fetch } = fakeServer(({ method, url, body }) => {
      if (method !== 'POST') return { body: url.includes('/bulk') ? {} : collection([row]) };
      sent.push({ url, body });
      return { body: { lines: [{ id: row.id, result: 'accepted' }] } };
    });
    await renderApp(<App>{page}</App>, { fetch, locales, reducers, sagas, storage: signedIn(held) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await screen.findByRole('button', { name: /Act on the selection/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await fill?.();
    await userEvent.click(await screen.findByRole('button', { name: 'Do it for 1 line' }));
    expect(await screen.findByText('Done for 1 line out of 1.')).toBeVisible();
    expect(sent).toMatchObject([
      { url: path, body: { ids: [row.id], dryRun: true, act } },
      { url: path, body: { ids: [row.id], dryRun: false, act } },
    ]);
  });
});
