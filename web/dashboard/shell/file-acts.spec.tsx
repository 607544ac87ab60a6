import '@testing-library/jest-dom';
import type { PaymentRow } from '@reprise/contracts/payment';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, Modal } from 'antd';
import { buyback } from '../../features/buyback/src/buyback.fixture';
import { reducers, sagas } from '../../features/buyback/src/buyback.state';
import { locales as buybackWords } from '../../features/buyback/src';
import { locales as itemWords } from '../../features/quarantine/src';
import { itemInQuarantine } from '../../features/quarantine/src/item.fixture';
import { reducers as itemReducers, sagas as itemSagas } from '../../features/quarantine/src/quarantine.state';
import { fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { SearchPanel } from './search-panel';

const paid: PaymentRow = {
  ...{ id: buyback().id, buybackNumber: buyback().identificationNumber, status: 'payment_completed' },
  ...{ amount: 31680, currency: 'EUR', type: 'voucher', provider: 'none', label: 'Voucher', attempts: 0 },
  createdAt: buyback().createdAt,
};
type Row = ReturnType<typeof buyback>;
const onDone = jest.fn();
const onCancel = jest.fn();
const palette = (
  <App>
    <Modal open footer={null} onCancel={onCancel}>
      <SearchPanel routes={[]} onDone={onDone} />
    </Modal>
  </App>
);

/** The quick search over one file, which was found by the last digits of its code. */
async function find(row: Row, ...held: Permission[]) {
  onDone.mockClear();
  onCancel.mockClear();
  const { id, identificationNumber, status, productLabel, brand } = row;
  const item = itemInQuarantine({ id, status: row.itemStatus });
  const { calls, fetch } = fakeServer(({ method, url }) => {
    if (url.includes('/buybacks/find?'))
      return {
        body: { found: [{ by: 'last-digits', id, identificationNumber, status, productLabel, brand }] },
      };
    if (method === 'POST') return { body: paid };
    if (url === `/api/buybacks/${id}`) return { body: row };
    if (url === `/api/items/${id}`) return { body: item };
    if (url.includes('?')) return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    return { status: 404, body: problemBody('not-found', 404) };
  });
  const app = await renderApp(palette, {
    ...{ fetch, storage: signedIn(['buyback.detail', ...held]), locales: { ...buybackWords, ...itemWords } },
    reducers: { ...reducers, ...itemReducers },
    sagas: [...sagas, ...itemSagas],
  });
  await userEvent.type(await screen.findByRole('combobox'), identificationNumber.slice(-4));
  await screen.findByRole('option', { name: new RegExp(identificationNumber) });
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  return { ...app, posted };
}
const acts = async () => screen.findByRole('list', { name: /What you can do with 3760123456783/ });
const names = async () =>
  within(await acts())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a file in the quick search', () => {
  it('offers what this person may do with it as it is now, and nothing else', async () => {
    const row = buyback({ itemStatus: 'item_in_quarantine', status: 'bb_awaiting_inventory' });
    await find(
      row,
      'buyback.cancel',
      'item.send-quarantine-mail',
      'item.quarantine-transition',
      'item.reintegrate',
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(await names()).toEqual([
      'Resend the quarantine e-mail',
      'Print: Tracking sheet',
      'Cancel the buyback',
      'Release from quarantine',
    ]);
  }, 60_000);

  it('offers its papers to who may do nothing else with it', async () => {
    await find(buyback({ status: 'bb_cancelled' }));
    await userEvent.keyboard('{Tab}');
    expect(await names()).toEqual(['Print: Tracking sheet']);
  }, 60_000);

  it('is reached and acted on by keys, and says what came of it', async () => {
    const payment = { ...buyback().payment, provider: 'none' as const };
    const { posted } = await find(buyback({ payment }), 'payment.mark-as-paid');
    await userEvent.keyboard('{Tab}');
    const first = within(await acts()).getByRole('button', { name: 'Mark as paid' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const asked = await screen.findByTestId('dialog-mark-as-paid');
    const dialog = within(asked.closest<HTMLElement>('[role=dialog]') ?? asked);
    await userEvent.type(dialog.getByRole('textbox'), 'cash');
    expect(posted()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('The payment has been marked as paid.')).toBeInTheDocument();
    expect(posted()).toEqual([[expect.stringMatching(/mark-as-paid$/), { comment: 'cash' }]]);
    await waitFor(async () => expect(await acts()).toHaveFocus());
    expect(onCancel).not.toHaveBeenCalled();
  }, 60_000);

  it('asks before what cannot be undone', async () => {
    const { posted } = await find(buyback(), 'buyback.cancel');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the buyback' }));
    expect(await screen.findByText('A cancellation cannot be undone.')).toBeInTheDocument();
    expect(posted()).toEqual([]);
  }, 60_000);

  it('leads back to what was found, and opens nothing by the way', async () => {
    await find(buyback(), 'buyback.cancel');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(within(await acts()).getAllByRole('button')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const field = await screen.findByRole('combobox');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('6783');
    expect(onCancel).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  }, 60_000);

  it('leads to where a product is handed over', async () => {
    const row = buyback({ status: 'bb_awaiting_store_drop' });
    const { router } = await find(row, 'buyback.finalise');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('button', { name: 'Hand the product over' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/buyback/${row.id}/edit`));
    expect(onDone).toHaveBeenCalled();
  }, 60_000);
});
