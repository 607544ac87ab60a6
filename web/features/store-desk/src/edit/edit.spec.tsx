import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../../kernel/session';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { diagnostic, buybackRow, seller, uuid } from '../desk.fixture';
import { locales, reducers, sagas } from '../index';
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

async function open(row = buybackRow()) {
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
  await screen.findByTestId('hand-over-form');
  return { sent: () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

describe('handing over a predeclared buyback', () => {
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

  it('keeps the promised price of a young buyback unless the product differs', async () => {
    const { sent } = await open(buybackRow({ createdAt: new Date().toISOString() }));
    expect(screen.queryByTestId('price-change')).toBeNull();
    await userEvent.click(screen.getByTestId('hand-over-signed'));
    await userEvent.click(screen.getByRole('button', { name: /Hand the product over/ }));
    await screen.findByTestId('handed-over');
    expect(sent()[0]).not.toHaveProperty('rediagnosis');
  });
});
