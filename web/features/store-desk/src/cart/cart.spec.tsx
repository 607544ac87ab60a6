import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSlice, lineSaved } from '../../../../kernel/cart';
import { placeLeft, storeSession } from '../../../../kernel/session';
import { type KeyValue } from '../../../../kernel/storage';
import { byHand } from '../../../../kernel/testing/by-hand';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import CreatePage from '../create/create.page';
import { buybackRow, diagnostic, seller, storeId, uuid } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import HeaderCart from './header-cart';
import { aCartLine, aCustomer } from './cart.fixture';

const created = (n: number) => ({
  ...{ id: uuid(n), identificationNumber: `376012345678${n}`, status: 'bb_awaiting_store_drop' },
  ...{ circuit: 'store_drop', productLabel: 'Galaxy S22', currency: 'EUR', price: 36_000 },
  ...{ labelExpected: true, token: 'x'.repeat(32) },
});
const infos = {
  ...{ labelExpected: true, labelReady: false, transferOrderCopies: 2, paymentDelayDays: 5 },
  trackingSheetExpected: false,
};
const cartAt = '/buyback/create?goToCartFromOtherRoute=true';
type Options = {
  /** Directly after a log-in: what the account has is not known yet. */
  loggedIn?: boolean;
  url?: string;
  storage?: KeyValue;
  features?: readonly string[];
  role?: 'store_seller' | 'store_manager' | 'management_unit_manager';
  total?: number;
  refused?: string;
  /** What the cart is worth once it is to be declared. */
  falls?: number;
};

async function open(options: Options = {}) {
  const { url = cartAt, storage = memoryStorage(), total = 72_000, refused, falls } = options;
  let fell = false;
  const { features = ['multi_product_cart'], role = 'store_seller' } = options;
  const server = fakeServer(({ method, url: asked }) => {
    if (asked.includes('/diagnostic')) return { body: diagnostic({ maxNbOfItems: 200 }) };
    if (refused && method === 'PUT') return { status: 403, body: problemBody(refused, 403) };
    if (method === 'PUT') return { body: { id: uuid(9), total: fell ? falls : total, missingToMinimum: 0 } };
    if (falls !== undefined && !fell && asked.endsWith('/validate')) {
      fell = true;
      return { status: 409, body: problemBody('price-changed-meanwhile', 409) };
    }
    if (asked.endsWith('/validate')) return { body: { id: uuid(9), buybacks: [created(1), created(2)] } };
    if (asked.endsWith('/finalize')) return { body: { id: uuid(9), buybacks: [buybackRow()] } };
    if (asked.includes('/additional-infos')) return { body: infos };
    if (asked.includes('/shipping-label')) return { status: 425 };
    return { body: settingsBody({ enabledPremiumFeatures: [...features] }) };
  });
  const session = seller('buyback.create', 'buyback.create-search', 'buyback.finalise');
  if (session.user) session.user.modules = { tim: role };
  storeSession(storage, { ...session, premiumFeatures: options.loggedIn ? [] : features });
  const screens = (
    <>
      <HeaderCart />
      <CreatePage />
    </>
  );
  const path = '/buyback/create';
  const app = await renderApp(screens, { path, url, locales, reducers, sagas, fetch: server.fetch, storage });
  const writes = () => server.calls.filter(({ method }) => method === 'PUT' || method === 'POST');
  return { ...app, storage, writes };
}
const filled = (...lines: ReturnType<typeof aCartLine>[]): KeyValue => {
  const storedAt = new Date().toISOString();
  return memoryStorage({
    CART: { storedAt, cartId: uuid(9), lines, drafts: {} },
    TEMP_CUSTOMER_INFOS: { storedAt, customer: aCustomer },
  });
};
const two = () =>
  filled(aCartLine({ inCartId: uuid(31) }), aCartLine({ inCartId: uuid(32), label: 'Tab S8' }));
const at = (step: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('wizard-step')).toHaveAttribute('data-step', step));
const bottom = (name: RegExp) => screen.getByRole('button', { name });

describe('the cart in the header', () => {
  // The page's dialogs, which the browser of these specs does not have.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });

  it('counts its products for a seller and a manager in the store module', async () => {
    for (const role of ['store_seller', 'store_manager'] as const) {
      const { unmount } = await open({ storage: two(), role });
      expect(await screen.findByRole('button', { name: 'Cart, 2 products' })).toBeVisible();
      unmount();
    }
  });

  it.each([
    ['without the feature for several products', { features: [] }],
    ['to anybody else', { role: 'management_unit_manager' as const }],
  ])('is not there %s', async (_whom, given) => {
    const { router } = await open({ storage: two(), ...given });
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(screen.queryByTestId('header-cart')).toBeNull();
  });

  it('shows its lines with what was chosen for each, asks before it removes one, and goes home with the last', async () => {
    const line = aCartLine({ imei: '356938035643809', appointment: '2026-03-01' });
    const { router, storage } = await open({ storage: filled(line) });
    const user = userEvent.setup();
    await user.click(await screen.findByTestId('header-cart'));
    const panel = screen.getByRole('dialog', { name: 'Cart' });
    expect(within(panel).getByText('Galaxy S22')).toBeVisible();
    expect(within(panel).getAllByText('€360.00')[0]).toBeVisible();
    const chosen = within(panel)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(chosen).toEqual(['356938035643809', 'In a package', '1 Mar 2026', 'Voucher']);
    await user.click(within(panel).getByRole('button', { name: 'Remove Galaxy S22' }));
    expect(screen.getByText(/the cart will be empty/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(storage.read('CART')).toBeNull();
    expect(storage.read('TEMP_CUSTOMER_INFOS')).toBeNull();
  });
});

describe('a quoted product', () => {
  /** Until the last screen of the product. */
  async function quote() {
    const user = byHand();
    await screen.findByRole('heading', { name: 'Does it start?' });
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('1');
    await at('imei');
    await user.keyboard('356938035643809{Enter}');
    await at('payment');
    await user.keyboard('2');
    await at('cart');
    return user;
  }

  it('goes into the cart by Enter, with what was chosen for it', async () => {
    const { storage } = await open({ url: `/buyback/create?product=${uuid(4)}` });
    const user = await quote();
    await waitFor(() => expect(bottom(/Add to the cart/)).toHaveFocus());
    await user.keyboard('{Enter}');
    const cart = await screen.findByTestId('cart-screen');
    for (const fact of ['Phones', '170 g', '356938035643809', 'In a package', 'Voucher'])
      expect(within(cart).getByText(fact)).toBeVisible();
    expect(storage.read('CART')).toMatchObject({ lines: [{ productId: uuid(4), imei: '356938035643809' }] });
    expect(storage.read('store-desk-draft')).toBeNull();
  });

  it('waits where another cart awaits its signature, and leads to that one', async () => {
    const storage = two();
    storage.write('CART', { ...Object(storage.read('CART')), declared: [created(1)] });
    await open({ url: `/buyback/create?product=${uuid(4)}`, storage });
    const user = await quote();
    expect(bottom(/Add to the cart/)).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Open that cart' }));
    await at('sign');
  });

  it('is followed by another one, beside it', async () => {
    const { router } = await open({
      url: `/buyback/create?product=${uuid(4)}`,
      storage: filled(aCartLine()),
    });
    const user = await quote();
    await user.click(screen.getByRole('button', { name: 'Add and quote another product' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    await act(() => router.navigate(cartAt));
    expect(await screen.findByRole('button', { name: 'Cart, 2 products' })).toBeVisible();
  });
});

describe('the cart of a customer', () => {
  it('is not left before the minimum is reached, and says what is missing', async () => {
    await open({ storage: filled(aCartLine({ minimum: 50_000 })) });
    expect(await screen.findByText('€140.00 short of the minimum amount.')).toBeVisible();
    expect(bottom(/Continue/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add another product' })).toBeEnabled();
  });
});

describe('a line of the cart', () => {
  const answered = aCartLine({
    ...{ inCartId: uuid(32), imei: '356938035643809', state: 'grade_a' },
    item: {
      ...{ model: 'S22', reference: '', ean: null, weight: 3_200, height: null, length: null, width: null },
      ...{ categoryId: uuid(5), categoryLabel: 'Phones', diagnosticType: 'questions' },
    },
    answers: [
      { questionId: uuid(50), answerId: uuid(51) },
      { questionId: uuid(60), answerId: uuid(61) },
    ],
    receipt: [
      { kind: 'best', label: '', value: 36_000 },
      { kind: 'answer', label: 'Does it start? · Yes', value: 0 },
    ],
  });

  it('shows each line’s answers and condition, and changes it where it was made', async () => {
    const { storage } = await open({ storage: filled(aCartLine({ inCartId: uuid(31) }), answered) });
    const user = userEvent.setup();
    expect(await screen.findByText('Does it start? · Yes')).toBeVisible();
    expect(screen.getByText('Grade A')).toBeVisible();
    expect(screen.getByText('3.2 kg')).toBeVisible();
    const [, second] = screen.getAllByRole('button', { name: 'Change Galaxy S22' });
    if (second) await user.click(second);
    await at('cart');
    await user.click(bottom(/Back/));
    await at('payment');
    await user.keyboard('1');
    await at('cart');
    await user.click(bottom(/Save the change/));
    expect(await screen.findByTestId('cart-screen')).toBeVisible();
    expect(storage.read('CART')).toMatchObject({
      lines: [
        { inCartId: uuid(31), paymentLabel: 'Voucher' },
        { inCartId: uuid(32), imei: '356938035643809', paymentLabel: 'Gift card', total: 39_600 },
      ],
    });
  });
});

it('a cart says what was chosen in the reader’s language, in whichever it was added', async () => {
  const words = { label: 'Galaxy S22', transportLabel: 'Dans un colis', paymentLabel: 'Bon d’achat' };
  const translations = { 'fr-FR': { ...words, receipt: [] } };
  const { i18n } = await open({ storage: filled(aCartLine({ translations })) });
  const cart = await screen.findByTestId('cart-screen');
  expect(within(cart).getByText('In a package')).toBeVisible();
  await act(() => i18n.changeLanguage('fr-FR'));
  const shown = await screen.findByTestId('cart-screen');
  expect(within(shown).getByText('Dans un colis')).toBeVisible();
  expect(within(shown).getByText('Bon d’achat')).toBeVisible();
});

describe('the cart of a customer, going on', () => {
  it('waits for what the account has, which is not known directly after a log-in', async () => {
    const { router } = await open({ storage: two(), loggedIn: true });
    await screen.findByTestId('cart-screen');
    expect(router.state.location.pathname).toBe('/buyback/create');
  });

  it('is emptied when the seller goes to another store, with the draft', async () => {
    const { storage, store } = await open({ storage: two() });
    await screen.findByTestId('cart-screen');
    act(() => void store.dispatch(placeLeft()));
    expect(await screen.findByRole('heading', { name: 'No cart in this browser' })).toBeVisible();
    expect(storage.read('CART')).toBeNull();
    expect(storage.read('TEMP_CUSTOMER_INFOS')).toBeNull();
  });

  it('shows only the offer when it is turned to the customer', async () => {
    await open({ storage: two() });
    expect((await screen.findAllByText('Voucher')).length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Turn to the customer' }));
    expect(screen.queryByText('Voucher')).toBeNull();
    expect(screen.getByText('Galaxy S22')).toBeVisible();
  });

  it('says that nothing is kept, or that the customer is missing, as errors of their own', async () => {
    const { unmount } = await open({ url: `${cartAt}&step=customer` });
    expect(await screen.findByRole('heading', { name: 'No cart in this browser' })).toBeVisible();
    unmount();
    const storage = two();
    storage.remove('TEMP_CUSTOMER_INFOS');
    await open({ url: `${cartAt}&step=summary`, storage });
    expect(await screen.findByRole('heading', { name: 'The customer’s details are missing' })).toBeVisible();
  });

  it('is forgotten after a day', async () => {
    const storage = two();
    const storedAt = new Date(Date.now() - 86_400_000).toISOString();
    storage.write('CART', { ...Object(storage.read('CART')), storedAt });
    await open({ storage });
    expect(await screen.findByRole('heading', { name: 'No cart in this browser' })).toBeVisible();
    expect(storage.read('CART')).toBeNull();
  });

  it('has one customer, one transfer order before the signature, and one hand-over', async () => {
    const { writes, storage } = await open({ url: `${cartAt}&step=customer`, storage: two() });
    const user = userEvent.setup();
    await at('customer');
    expect(screen.getByLabelText('First name')).toHaveValue('Lea');
    await user.click(bottom(/Continue/));
    await at('summary');
    await user.click(bottom(/Create the transfer order/));
    await at('sign');
    expect(writes().map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT /api/cart/${uuid(9)}`,
      `POST /api/cart/${uuid(9)}/validate`,
    ]);
    expect(writes()[0]?.body).toMatchObject({
      ...{ storeId, customer: { firstName: 'Lea' } },
      lines: [{ inCartId: uuid(31) }, { inCartId: uuid(32) }],
    });
    await waitFor(() => expect(screen.getByTestId('print-transfer-order')).toHaveFocus());
    await user.click(bottom(/Hand the products over/));
    expect(screen.getByText('Tick the box once the transfer order is signed.')).toBeVisible();
    expect(writes()).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /has handed over the products and signed/ })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(bottom(/Hand the products over/));
    expect(await screen.findByRole('heading', { name: '2 products handed over' })).toBeVisible();
    expect(writes()[2]).toMatchObject({
      url: `/api/store/${storeId}/cart/${uuid(9)}/finalize`,
      body: { handOverSigned: true, customer: { firstName: 'Lea' } },
    });
    expect(storage.read('CART')).toBeNull();
    expect(await screen.findAllByText('The label is not ready yet.')).toHaveLength(2);
  });

  it('waits for its signature after a reload, and takes no other product meanwhile', async () => {
    const first = await open({ url: `${cartAt}&step=summary`, storage: two() });
    await at('summary');
    await userEvent.click(bottom(/Create the transfer order/));
    await at('sign');
    first.unmount();
    const again = await open({ storage: first.storage });
    await at('sign');
    act(
      () =>
        void again.store.dispatch(lineSaved({ line: aCartLine({ inCartId: uuid(33) }), multiProduct: true })),
    );
    expect(screen.getByRole('button', { name: 'Cart, 2 products' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put this cart aside' }));
    await waitFor(() => expect(again.storage.read('CART')).toBeNull());
  });

  it('creates nothing for another price than the one that the seller has seen', async () => {
    const { writes } = await open({ url: `${cartAt}&step=summary`, storage: two(), total: 60_000 });
    await at('summary');
    await userEvent.click(bottom(/Create the transfer order/));
    expect(await screen.findByText(/now worth €600.00/)).toBeVisible();
    expect(writes().map(({ method }) => method)).toEqual(['PUT']);
  });

  it('shows the new total where the price changes between the saving and the declaration, and sends it then', async () => {
    const { writes } = await open({ url: `${cartAt}&step=summary`, storage: two(), falls: 60_000 });
    await at('summary');
    await userEvent.click(bottom(/Create the transfer order/));
    expect(await screen.findByText(/now worth €600.00/)).toBeVisible();
    await userEvent.click(bottom(/Create the transfer order/));
    await screen.findByTestId('hand-over-signed');
    const saved = writes().filter(({ method }) => method === 'PUT');
    expect(saved.map(({ body }) => body)).toMatchObject([
      { price: 72_000 },
      { price: 72_000 },
      { price: 60_000 },
    ]);
  });

  it('says why the server refuses it', async () => {
    const refused = 'premium-feature-missing';
    await open({ url: `${cartAt}&step=summary`, storage: two(), refused });
    await at('summary');
    await userEvent.click(bottom(/Create the transfer order/));
    expect(await screen.findByText(/not part of your contract/)).toBeVisible();
  });
});

it('holds two hundred products and ignores the next', () => {
  const add = (state: ReturnType<typeof cartSlice.getInitialState>, n: number) =>
    cartSlice.reducer(state, lineSaved({ line: aCartLine({ inCartId: uuid(n) }), multiProduct: true }));
  const full = Array.from({ length: 201 }, (_, n) => n).reduce(add, cartSlice.getInitialState());
  expect(full.lines).toHaveLength(200);
});
