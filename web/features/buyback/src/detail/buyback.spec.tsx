import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BuybackRow } from '@reprise/contracts/buyback';
import type { Permission } from '@reprise/contracts/permissions';
import { storeSession } from '../../../../kernel/session';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import { buyback, modulePermissions, uuid } from '../buyback.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../buyback.state';
import BuybackPage from './buyback.page';

// A dialog is still fading in when jsdom checks: test for its texts, not their visibility.
/** A server that holds one buyback; its payment refuses to be cancelled unless forced. */
function fileServer(begin: BuybackRow) {
  let row = begin;
  const server = fakeServer(({ method, url, body }) => {
    if (method === 'POST' && url.endsWith('/cancel')) {
      const force = Reflect.get(Object(body), 'force') === true;
      row = force ? { ...row, status: 'bb_cancelled' } : { ...row, cancellation: 'failed' };
      return force ? { body: row } : { status: 409, body: problemBody('payment-not-cancellable', 409) };
    }
    if (method === 'POST') return { body: {} };
    if (url.includes('/timeline')) {
      const entry = {
        id: 'e1',
        at: row.createdAt,
        subject: 'buyback',
        actorRole: 'store_seller',
        actorId: 'u',
      };
      const hidden = {
        ...entry,
        id: 'e2',
        type: 'PaymentCreated',
        subject: 'payment',
        facts: { amount: 31680 },
      };
      const written = {
        ...entry,
        ...{ id: 'e3', type: 'ItemControlled', subject: 'item', facts: {}, comment: 'Charger missing' },
      };
      const declared = { ...entry, type: 'BuybackDeclared', facts: { circuit: 'store_drop' } };
      const scan = {
        type: 'DeliveryStatusReported',
        subject: 'package',
        facts: { code: 'DELIVERY_IN_TRANSIT' },
      };
      return { body: { entries: [declared, hidden, { ...entry, id: 'e4', ...scan }, written] } };
    }
    if (url.endsWith('/customer'))
      return { body: { erased: false, contact: { firstName: 'Léa', lastName: 'Dubois' } } };
    if (url.includes('/additional-infos')) {
      const papers = { labelExpected: false, labelReady: false, transferOrderCopies: 1, paymentDelayDays: 5 };
      const rule = { highlightedInstruction: 'Retirez la batterie.', customValues: { Contract: 'R-2041' } };
      const english = { highlightedInstructionTranslations: { 'en-GB': 'Remove the battery.' } };
      return { body: { ...papers, ...rule, ...english, trackingSheetExpected: true } };
    }
    if (url === `/api/buybacks/${uuid(1)}`) return { body: row };
    return { status: 404, body: problemBody('not-found', 404) };
  });
  return { server, row: () => row };
}

async function open(row: BuybackRow, ...held: Permission[]) {
  const { server } = fileServer(row);
  const storage = memoryStorage();
  const session = modulePermissions('buyback.detail', ...held);
  const currentOrganization = { commonName: 'Lyon', account: { id: 'own', name: 'Demo' } };
  const user = session.user && { ...session.user, currentOrganization };
  storeSession(storage, { premiumFeatures: [], ...session, ...(user && { user }) });
  const url = `/buyback/${row.id}`;
  const options = { path: '/buyback/:id', url, locales, reducers, sagas, fetch: server.fetch, storage };
  const app = await renderApp(<BuybackPage />, options);
  await screen.findByTestId('buyback-summary');
  return { ...app, server };
}

describe('the page of a buyback', () => {
  it('cancels, learns that the payment cannot be cancelled, and forces it', async () => {
    const { server } = await open(buyback(), 'buyback.cancel', 'buyback.force-cancel');
    await userEvent.click(screen.getByTestId('buyback-actions'));
    await userEvent.click(await screen.findByTestId('action-cancel'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('A cancellation cannot be undone.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel permanently' }));
    expect(dialog.getByText('Choose a reason.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Technical problem' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel permanently' }));
    expect(await dialog.findByText('The payment could not be cancelled')).toBeInTheDocument();
    await userEvent.click(dialog.getByTestId('force-cancel'));
    expect(await screen.findAllByText('The buyback has been cancelled.')).not.toHaveLength(0);
    const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { reason: 'technical_problem', force: false },
      { reason: 'technical_problem', force: true },
    ]);
  });

  it('offers no force without permission, and tells whom to ask', async () => {
    await open(buyback({ cancellation: 'failed' }), 'buyback.cancel');
    await userEvent.click(screen.getByTestId('buyback-actions'));
    await userEvent.click(await screen.findByTestId('action-cancel'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Ask an administrator/)).toBeInTheDocument();
    expect(dialog.queryByTestId('force-cancel')).toBeNull();
  });

  it('says that a package has arrived; what the carrier said before is history', async () => {
    const status = 'bb_in_processing';
    const said = { deliveryStatus: 'DELIVERY_IN_TRANSIT' } as const;
    await open(buyback({ status, ...said, itemStatus: 'item_registered_in_warehouse' }));
    const panel = within(screen.getByTestId('transport-panel'));
    expect(panel.getByText('Arrived at the workshop')).toBeInTheDocument();
    const history = within(await panel.findByRole('region', { name: 'What the carrier reported' }));
    expect(history.getByText('In transit')).toBeInTheDocument();
    expect(panel.getAllByText('In transit')).toHaveLength(1);
  });

  it('says of a product that its store handed back that it went no further', async () => {
    const handedBackAt = '2026-01-26T09:00:00.000Z';
    await open(buyback({ status: 'bb_not_completed', itemStatus: 'item_returned', handedBackAt }));
    const panel = within(screen.getByTestId('transport-panel'));
    expect(panel.getByText('Handed back in the store')).toBeInTheDocument();
    expect(panel.queryByText('Arrived at the workshop')).toBeNull();
  });

  it.each([
    ['item_awaiting_inventory', ['A store that is closed']],
    ['item_awaiting_compliancy_tests', ['A workshop of the buyer']],
    ['item_returned', []],
  ] as const)('names the place that has the product, if any has (%s)', async (itemStatus, places) => {
    await open(buyback({ itemStatus }));
    const summary = within(screen.getByTestId('buyback-summary'));
    // Beside the summary the file names both.
    await screen.findAllByText('A workshop of the buyer');
    await screen.findAllByText('A store that is closed');
    const named = summary.queryAllByText(/^A (store|workshop) /).map(({ textContent }) => textContent);
    expect(named).toEqual(places);
  });

  it('repeats the carrier’s last word while the package is under way', async () => {
    const said = { deliveryStatus: 'DELIVERY_IN_TRANSIT' } as const;
    await open(buyback({ status: 'bb_in_transit', itemStatus: 'item_in_transit', ...said }));
    const panel = within(screen.getByTestId('transport-panel'));
    expect(panel.getByText('In transit')).toBeInTheDocument();
    expect(panel.queryByText('What the carrier reported')).toBeNull();
  });

  it('shows no action and no customer without permission', async () => {
    const { server } = await open(buyback());
    expect(screen.queryByTestId('buyback-actions')).toBeNull();
    expect(screen.queryByTestId('customer-panel')).toBeNull();
    expect(server.calls.some(({ url }) => url.endsWith('/customer'))).toBe(false);
  });

  it('fetches the customer only on request', async () => {
    const { server } = await open(buyback(), 'buyback.read-customer');
    const panel = within(screen.getByTestId('customer-panel'));
    expect(server.calls.some(({ url }) => url.endsWith('/customer'))).toBe(false);
    await userEvent.click(panel.getByRole('button', { name: 'Show the customer' }));
    expect(await panel.findByText('Léa Dubois')).toBeVisible();
  });

  it('tells the staff of a linked buyer that store and customer are the retailer’s, and asks for neither', async () => {
    const parties = { buyerAccountId: 'own', paymentIssuerAccountId: 'x', transportHolderAccountId: 'x' };
    const { server } = await open(buyback(parties), 'buyback.read-customer');
    const panel = within(screen.getByTestId('customer-panel'));
    expect(panel.getByText(/^The customer’s data stays with the retailer/)).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
    expect(await screen.findAllByText('A store of the retailer')).not.toHaveLength(0);
    expect(server.calls.some(({ url }) => url.endsWith('/customer'))).toBe(false);
  });

  it('offers the customer to a buyer who pays, or has to send the product back', async () => {
    const parties = { buyerAccountId: 'own', paymentIssuerAccountId: 'own', transportHolderAccountId: 'x' };
    await open(buyback(parties), 'buyback.read-customer');
    const panel = within(screen.getByTestId('customer-panel'));
    expect(panel.getByRole('button', { name: 'Show the customer' })).toBeVisible();
  });

  it('shows its history in sentences, with the technical steps on demand', async () => {
    await open(buyback());
    const history = within(screen.getByTestId('buyback-timeline'));
    expect(await history.findByText('Buyback declared: Store, in a package')).toBeVisible();
    expect(history.queryByText('Payment planned: €316.80')).toBeNull();
    await userEvent.click(history.getByRole('button', { name: 'Show 1 technical step' }));
    await waitFor(() => expect(history.getByText('Payment planned: €316.80')).toBeVisible());
  });

  it('shows what people wrote, also where the step itself is a technical one', async () => {
    await open(buyback());
    const history = within(screen.getByTestId('buyback-timeline'));
    expect(await history.findByText('Charger missing')).toBeVisible();
  });

  it('shows what the rule of the circuit says: its instruction, its papers, its custom values', async () => {
    await open(buyback());
    const rule = within(await screen.findByTestId('circuit-panel'));
    for (const text of ['Remove the battery.', 'Contract', 'R-2041', /tracking sheet travels/])
      expect(rule.getByText(text)).toBeVisible();
  });
});
