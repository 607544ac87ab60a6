import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BuybackRow } from '@reprise/contracts/buyback';
import { storeSession } from '../../../../kernel/session';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { diagnostic, buybackRow, seller, uuid } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import { checkStorageKey } from './check.types';
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

type Options = { step?: string; storage?: ReturnType<typeof memoryStorage> };

async function shown(row: BuybackRow, { step, storage = memoryStorage() }: Options = {}) {
  const server = fakeServer(({ method, url }) => {
    if (method === 'POST') return { body: { ...row, status: 'bb_awaiting_inventory' } };
    if (url.includes('/diagnostic')) return { body: diagnostic() };
    if (url.endsWith('/customer')) return { body: { erased: false, contact } };
    if (url.endsWith('/additional-infos')) return { body: infos };
    return { body: url.endsWith(`/buybacks/${row.id}`) ? row : settingsBody() };
  });
  storeSession(storage, { premiumFeatures: [], ...seller('buyback.finalise') });
  const url = `/buyback/${row.id}/edit${step ? `?step=${step}` : ''}`;
  const options = { path: '/buyback/:id/edit', url, locales, reducers, sagas };
  const app = await renderApp(<EditPage />, { ...options, fetch: server.fetch, storage });
  const calls = () => server.calls.filter(({ method }) => method === 'POST');
  return { ...app, storage, calls, sent: () => calls().map(({ body }) => body) };
}

const old = (differs: Partial<BuybackRow> = {}) => buybackRow(differs);
const young = (differs: Partial<BuybackRow> = {}) =>
  buybackRow({ createdAt: new Date().toISOString(), ...differs });
const imei = '356938035643809';

/** Slower than a scanner, so that keys count as typing. */
const person = () => userEvent.setup({ delay: 40 });
const at = (step: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('wizard-step')).toHaveAttribute('data-step', step));

async function opened(row: BuybackRow, options: Options & { at?: string } = {}) {
  const app = await shown(row, options);
  await screen.findByTestId('wizard-step');
  await at(options.at ?? options.step ?? 'question-1');
  return { ...app, user: person() };
}
const handOverButton = () => screen.getByRole('button', { name: /Hand the product over/ });

/** Confirms every question as declared; there is one left for the summary. */
async function confirmAll(user: ReturnType<typeof person>): Promise<void> {
  await user.keyboard('{Enter}');
  await at('question-2');
  await user.keyboard('{Enter}');
  await at('summary');
}

describe('the check of a buyback that was declared on the web', () => {
  it('asks the questions one at a time, with what the customer declared chosen and marked', async () => {
    const { user } = await opened(young());
    expect(screen.getByRole('heading', { name: 'Does it start?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'How is the screen?' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription(
      'Declared by the customer',
    );
    expect(screen.getAllByTestId('declared-mark')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await at('question-2');
    expect(screen.getByRole('radio', { name: 'As new' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'As new' })).toHaveFocus();
    await user.keyboard('2');
    await at('summary');
    await user.click(screen.getByRole('button', { name: 'Change: How is the screen?' }));
    await at('question-2');
    // What was found is chosen now; the mark stays with what was declared.
    expect(screen.getByRole('radio', { name: 'Scratched' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'As new' })).toHaveAccessibleDescription(
      'Declared by the customer',
    );
  });

  it('says where the customer has not answered, and waits for an answer', async () => {
    const [first] = young().answers;
    const { user } = await opened(young({ answers: first ? [first] : [] }));
    await user.keyboard('{Enter}');
    await at('question-2');
    expect(screen.getByText('The customer has not answered this question yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    expect(await screen.findByText('Choose an answer.')).toBeVisible();
    await at('question-2');
  });

  it('shows what changes: declared beside found, old and new price per line, the estimate as it is answered', async () => {
    const { user } = await opened(young());
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€400.00');
    expect(screen.queryByTestId('declared-price')).toBeNull();
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€320.00');
    expect(screen.getByTestId('declared-price')).toHaveTextContent('Declared price: €400.00');
    const found = within(screen.getByTestId('declared-and-found'));
    expect(found.getByRole('row', { name: /How is the screen\? As new Scratched Differs/ })).toBeVisible();
    expect(found.getByRole('row', { name: /Does it start\? Yes Yes Change/ })).toBeVisible();
    const prices = within(screen.getByTestId('price-change'));
    expect(
      prices.getByRole('row', { name: 'How is the screen? · As new → Scratched – -€40.00' }),
    ).toBeVisible();
    expect(prices.getByRole('row', { name: 'Total €400.00 €320.00' })).toBeVisible();
  });

  it('keeps the promised price of a young buyback whose product is as declared', async () => {
    const { user, sent } = await opened(young());
    await confirmAll(user);
    expect(screen.queryByTestId('price-change')).toBeNull();
    expect(screen.queryByTestId('customer-consents')).toBeNull();
    await user.keyboard('{Enter}');
    await at('hand-over');
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent()[0]).toMatchObject({ handOverSigned: true });
    expect(sent()[0]).not.toHaveProperty('rediagnosis');
  });

  it('warns that the promised price has ended, shows old and new price per line and needs the customer’s consent', async () => {
    const { user, sent } = await opened(old());
    expect(screen.getByText(/The price was guaranteed until/)).toBeVisible();
    await confirmAll(user);
    expect(screen.getByText(/The price was guaranteed until/)).toBeVisible();
    const table = within(screen.getByTestId('price-change'));
    expect(table.getAllByText('€400.00')).toHaveLength(2);
    expect(table.getAllByText('€360.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    expect(await screen.findByText(/only changes with the customer’s consent/)).toBeVisible();
    await at('summary');
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    expect(sent()).toEqual([]);
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent()[0]).toMatchObject({
      handOverSigned: true,
      rediagnosis: { customerConsents: true, answers: [{ answerId: uuid(51) }, { answerId: uuid(61) }] },
    });
  });

  it('asks for the consent again when an answer changes the price once more', async () => {
    const { user } = await opened(old());
    await confirmAll(user);
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: 'Change: How is the screen?' }));
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    expect(screen.getByTestId('customer-consents')).not.toBeChecked();
  });

  it('stops at an answer that blocks until it is corrected', async () => {
    const { user } = await opened(young());
    await user.keyboard('2');
    expect(await screen.findByText('We do not buy this product')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the buyback' })).toHaveAttribute(
      'href',
      `/buyback/${uuid(1)}`,
    );
    await at('question-1');
    await user.keyboard('1');
    await at('question-2');
    expect(screen.queryByText('We do not buy this product')).toBeNull();
  });

  it('runs by keyboard from the first question to the hand-over', async () => {
    const { user, sent } = await opened(old());
    await confirmAll(user);
    await waitFor(() => expect(screen.getByRole('button', { name: /Continue/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    // The consent is missing, and gets the focus.
    await waitFor(() => expect(screen.getByTestId('customer-consents')).toHaveFocus());
    await user.keyboard(' {Enter}');
    await at('hand-over');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    for (let tabs = 0; tabs < 12 && document.activeElement !== signedBox(); tabs += 1) await user.tab();
    expect(signedBox()).toHaveFocus();
    await user.keyboard(' {Enter}');
    await screen.findByTestId('handed-over');
    expect(sent()).toHaveLength(1);
  });

  it('opens at the step in the address, but the hand-over not before every answer was looked at', async () => {
    const { router } = await opened(young(), { step: 'question-2' });
    expect(screen.getByRole('radio', { name: 'As new' })).toBeChecked();
    await act(() => router.navigate('?step=hand-over'));
    await at('question-1');
  });

  it('keeps what was found through a reload, and forgets it once the product is handed over', async () => {
    const { user, unmount, storage } = await opened(young());
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    unmount();
    await opened(young(), { storage, step: 'summary' });
    expect(screen.getByRole('row', { name: /As new Scratched Differs/ })).toBeVisible();
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    await waitFor(() => expect(storage.read(checkStorageKey)).toBeNull());
  });

  it('begins with the summary of what was begun at a counter: it was answered there', async () => {
    await opened(young({ channel: 'store', circuit: 'store_drop' }), { at: 'summary' });
    expect(screen.getByRole('row', { name: /Does it start\? Yes Yes/ })).toBeVisible();
  });

  it('keeps the questions in reach on a phone: the lines of the estimate are folded', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    try {
      const { user } = await opened(young());
      expect(screen.getByText('How this price comes about').closest('details')).not.toHaveAttribute('open');
      await user.click(screen.getByRole('radio', { name: 'Yes' }));
      await at('question-2');
    } finally {
      globalThis.matchMedia = wide;
    }
  });
});

const signedBox = () =>
  within(screen.getByTestId('hand-over-signed').closest('label')!).getByRole('checkbox');

describe('the IMEI that was declared', () => {
  const withImei = () => young({ imei });

  it('is confirmed with Enter', async () => {
    const { user } = await opened(withImei());
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('1');
    await at('imei');
    expect(screen.getByLabelText(/^IMEI/)).toHaveValue(imei);
    expect(screen.getByTestId('declared-mark')).toBeVisible();
    await user.keyboard('{Enter}');
    await at('summary');
  });

  it('stands beside the one of the product in hand, when they differ', async () => {
    const { user } = await opened(withImei(), { step: 'imei' });
    await user.clear(screen.getByLabelText(/^IMEI/));
    await user.type(screen.getByLabelText(/^IMEI/), '356938035643817');
    expect(await screen.findByText(`The customer declared another IMEI: ${imei}.`)).toBeVisible();
    await user.keyboard('{Enter}');
    await at('imei');
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await at('question-1');
    await confirmAllWithImei(user);
    expect(screen.getByRole('row', { name: `IMEI ${imei} 356938035643817 Differs Change` })).toBeVisible();
  });
});
async function confirmAllWithImei(user: ReturnType<typeof person>): Promise<void> {
  await user.keyboard('{Enter}');
  await at('question-2');
  await user.keyboard('{Enter}');
  await at('imei');
  await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
  await at('summary');
}

describe('handing over a predeclared buyback', () => {
  // What a file needs of the browser, which the one of these specs does not have.
  beforeAll(() =>
    Object.assign(URL, { createObjectURL: () => 'about:blank', revokeObjectURL: () => undefined }),
  );

  it.each([
    ['web_post', /its customer sends it himself/],
    ['web_drop', /not waiting for a hand-over/],
  ] as const)('says of one of %s that is on its way why a store cannot take it', async (circuit, reason) => {
    await shown(buybackRow({ circuit, status: 'bb_awaiting_inventory' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByTestId('wizard-step')).not.toBeInTheDocument();
  });

  it('prints what is to be signed with what was entered, before anything is signed or kept', async () => {
    const { user, sent, calls } = await opened(young());
    await confirmAll(user);
    await user.keyboard('{Enter}');
    await at('hand-over');
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

  it('keeps what was entered when the seller goes back to an answer', async () => {
    const { user } = await opened(young());
    await confirmAll(user);
    await user.keyboard('{Enter}');
    await at('hand-over');
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Villeurbanne');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await at('summary');
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    expect(screen.getByLabelText('City')).toHaveValue('Villeurbanne');
  });
});
