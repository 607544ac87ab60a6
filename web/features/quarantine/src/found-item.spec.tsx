import '@testing-library/jest-dom';
import type { BuybackRow } from '@reprise/contracts/buyback';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { signedIn } from '../../../kernel/testing/signed-in';
import { lossHere, obstacle } from './act.rules';
import { locales } from './index';
import { closedBuyback, itemInQuarantine } from './item.fixture';
import ItemsPage from './items.page';
import { reducers, sagas } from './quarantine.state';

const foundItem = itemInQuarantine({ status: 'item_to_reintegrate_to_stock' });
const shelf = {
  ...frame('0190bbbb-0000-7000-8000-000000000020'),
  ...{ name: 'To refurbish', location: '', native: null, warehouseId: foundItem.warehouseId, forSale: false },
  ...{ identifier: 'to-refurbish', itemCount: 2, averageAge: 1 },
};

/** The items, one of which was found; its menu is open, and an act of it chosen. */
async function choose(act: RegExp, buyback: BuybackRow, item = foundItem) {
  const held = [
    'buyback.detail',
    'item.reintegrate',
    'item.generate-return-transport',
    'item.mark-lost-store',
    'stock.read',
  ] as const;
  const { fetch, calls } = fakeServer(({ method, url }) => {
    if (method === 'POST') return { body: item };
    if (url.includes('/buybacks/')) return { body: buyback };
    return {
      body: { 'hydra:member': url.includes('/stocks') ? [shelf] : [item], 'hydra:totalItems': 1 },
    };
  });
  const page = (
    <App>
      <ItemsPage />
    </App>
  );
  await renderApp(page, { fetch, reducers, sagas, locales, storage: signedIn(held) });
  const code = item.identificationNumber;
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${code}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, calls, confirm: dialog.getByRole('button', { name: act }) };
}

// ADR 60.
describe('a found item', () => {
  it('whose customer was not paid says so, and enters a stock once that was settled', async () => {
    const unpaid = closedBuyback('bb_not_completed', 'payment_not_completed');
    const { dialog, calls, confirm } = await choose(/Put back in stock/, unpaid);
    expect(await dialog.findByText('The customer has not been paid for this product')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByTitle('To refurbish'));
    expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /settled with the customer/ }));
    await userEvent.click(confirm);
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ stockId: shelf.id, customer: 'settled' });
  });

  it('that the account bought is asked nothing about', async () => {
    const { dialog } = await choose(/Put back in stock/, closedBuyback('bb_completed', 'payment_completed'));
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('goes back to its customer, if that customer was not paid', async () => {
    const unpaid = closedBuyback('bb_cancelled', 'payment_cancelled');
    const { calls, confirm } = await choose(/Return to the customer/, unpaid);
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    expect(calls.find(({ method }) => method === 'POST')?.url).toMatch(/\/return$/);
  });

  it('is handed back over the counter where its store found it', async () => {
    const unpaid = closedBuyback('bb_not_completed', 'payment_not_completed');
    const inStore = { ...foundItem, lostIn: 'store' as const };
    const { calls, confirm } = await choose(/Hand back to the customer/, unpaid, inStore);
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    expect(calls.find(({ method }) => method === 'POST')?.url).toMatch(/\/hand-back$/);
  });

  it('is not handed back in a store that it has left', () => {
    const inTransport = { ...foundItem, lostIn: 'transport' as const };
    expect(obstacle('hand-back', inTransport)).toBe('not-in-store');
    expect(obstacle('hand-back', { ...foundItem, lostIn: 'store', stockId: shelf.id })).toBe('not-in-store');
  });

  it('is lost again where it lies: in its store, or in the warehouse', () => {
    const inStore = { ...foundItem, lostIn: 'store' as const };
    expect(lossHere(inStore)).toBe('store');
    expect(lossHere({ ...inStore, stockId: shelf.id })).toBe('warehouse');
    expect(lossHere({ ...foundItem, lostIn: 'transport' })).toBe('warehouse');
  });

  it('that was paid for does not go back', async () => {
    const { dialog, confirm } = await choose(
      /Return to the customer/,
      closedBuyback('bb_not_completed', 'payment_completed'),
    );
    expect(await dialog.findByText('This product has been paid for')).toBeVisible();
    expect(confirm).toBeDisabled();
  });
});
