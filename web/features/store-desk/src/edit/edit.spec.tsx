import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../../kernel/session';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { diagnostic, buybackRow, seller, uuid } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import EditPage from './edit.page';

const contact = {
  firstName: 'Lea',
  lastName: 'Dubois',
  email: 'lea@example.fr',
  phone: '+33612345678',
  street: '12 rue X',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

const infos = {
  labelExpected: false,
  labelReady: false,
  transferOrderCopies: 2,
  paymentDelayDays: 5,
  trackingSheetExpected: false,
};

async function shown(row = buybackRow()) {
  const server = fakeServer(({ method, url }) => {
    if (method === 'POST') return { body: { ...row, status: 'bb_awaiting_inventory' } };
    if (url.includes('/diagnostic')) return { body: diagnostic() };
    if (url.endsWith('/customer')) return { body: { erased: false, contact } };
    if (url.endsWith('/additional-infos')) return { body: infos };
    return { body: url.endsWith(`/buybacks/${row.id}`) ? row : settingsBody() };
  });
  const storage = memoryStorage();
  storeSession(storage, { premiumFeatures: [], ...seller('buyback.finalise') });
  const options = { path: '/buyback/:id/edit', url: `/buyback/${row.id}/edit`, locales, reducers, sagas };
  await renderApp(<EditPage />, { ...options, fetch: server.fetch, storage });
  const calls = () => server.calls.filter(({ method }) => method === 'POST');
  return { calls, sent: () => calls().map(({ body }) => body) };
}
async function open(row = buybackRow()) {
  const app = await shown(row);
  await screen.findByTestId('hand-over-form');
  return app;
}

describe('handing over a predeclared buyback', () => {
  // What a file needs of the browser, which the one of these specs does not have.
  beforeAll(() =>
    Object.assign(URL, { createObjectURL: () => 'about:blank', revokeObjectURL: () => undefined }),
  );

  it('shows old and new price per line of an old buyback and needs the customer’s consent', async () => {
    const { sent } = await open();
    const table = within(screen.getByTestId('price-change'));
    expect(table.getAllByText('€400.00')).toHaveLength(2);
    expect(table.getAllByText('€360.00')).toHaveLength(2);
    await userEvent.click(screen.getByTestId('hand-over-signed'));
    await userEvent.click(screen.getByRole('button', { name: /Hand the product over/ }));
    expect(await screen.findByText(/only changes with the customer’s consent/)).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByTestId('customer-consents'));
    await userEvent.click(screen.getByRole('button', { name: /Hand the product over/ }));
    await screen.findByTestId('handed-over');
    expect(sent()[0]).toMatchObject({
      handOverSigned: true,
      rediagnosis: { customerConsents: true, answers: [{ answerId: uuid(51) }, { answerId: uuid(61) }] },
    });
  });

  it.each([
    ['web_post', /its customer sends it himself/],
    ['web_drop', /not waiting for a hand-over/],
  ] as const)('says of one of %s that is on its way why a store cannot take it', async (circuit, reason) => {
    await shown(buybackRow({ circuit, status: 'bb_awaiting_inventory' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByTestId('hand-over-form')).not.toBeInTheDocument();
  });

  it('prints what is to be signed with what was entered, before anything is signed or kept', async () => {
    const { sent, calls } = await open(buybackRow({ createdAt: new Date().toISOString() }));
    const user = userEvent.setup();
    const city = screen.getByLabelText('City');
    await user.clear(city);
    await user.click(screen.getByTestId('print-transfer-order'));
    // The paper names the customer: nothing is drawn while a field is missing.
    expect(city).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
    await user.type(city, 'Villeurbanne');
    await user.click(screen.getByTestId('print-transfer-order'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(calls().at(-1)?.url).toMatch(/\/transfer-order$/);
    expect(sent()[0]).toMatchObject({ customer: { city: 'Villeurbanne' } });
    expect(sent()[0]).not.toHaveProperty('handOverSigned');
    expect(screen.getByTestId('hand-over-form')).toBeVisible();
    expect(screen.getByTestId('hand-over-signed')).not.toBeChecked();
  });

  it('keeps the promised price of a young buyback unless the product differs', async () => {
    const { sent } = await open(buybackRow({ createdAt: new Date().toISOString() }));
    expect(screen.queryByTestId('price-change')).toBeNull();
    await userEvent.click(screen.getByTestId('hand-over-signed'));
    await userEvent.click(screen.getByRole('button', { name: /Hand the product over/ }));
    await screen.findByTestId('handed-over');
    expect(sent()[0]).not.toHaveProperty('rediagnosis');
  });
});
