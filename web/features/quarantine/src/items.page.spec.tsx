import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { signedIn } from '../../../kernel/testing/signed-in';
import { locales } from './index';
import { itemInQuarantine } from './item.fixture';
import ItemsPage from './items.page';
import { reducers, sagas } from './quarantine.state';

const item = itemInQuarantine();
async function open(held: readonly Permission[]): Promise<void> {
  const { fetch } = fakeServer(({ url }) => ({
    body: { 'hydra:member': url.includes('/items') ? [item] : [], 'hydra:totalItems': 1 },
  }));
  const page = (
    <App>
      <ItemsPage />
    </App>
  );
  await renderApp(page, { fetch, reducers, sagas, locales, storage: signedIn(held) });
}

describe('the items', () => {
  it('are to be declared lost or found by who may do so', async () => {
    await open(['item.reintegrate']);
    expect(await screen.findByText(/declare it lost or found/)).toBeVisible();
  });

  it('are offered as lost and found, in words and in the menu, to who may not put them back', async () => {
    await open(['buyback.detail', 'item.mark-lost-store']);
    expect(await screen.findByText(/declare it lost or found\.$/)).toBeVisible();
    expect(screen.queryByText(/back in stock/)).not.toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: `Select ${item.identificationNumber}` }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Act on the selection/ }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Declare lost in the store',
      'Declare found',
    ]);
  });

  it('promise no act to who may only look, and end their codes in bold', async () => {
    await open(['buyback.detail']);
    expect(
      await screen.findByText('Every item of your stores and workshops, and where it stands.'),
    ).toBeVisible();
    expect(screen.queryByText(/declare it lost/)).not.toBeInTheDocument();
    expect(await screen.findByText(item.identificationNumber.slice(-4), { selector: 'b' })).toBeVisible();
  });
});
