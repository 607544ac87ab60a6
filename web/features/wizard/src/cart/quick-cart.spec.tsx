import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartLine, cartReset, lineSaved, selectLines, type WithCart } from '../../../../kernel/cart';
import { storeSession } from '../../../../kernel/session';
import { siteSlice } from '../../../../kernel/site';
import { memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { line } from '../testing/drafts';
import { reducers } from '../wizard.state';
import { QuickCart } from './quick-cart';

const dialog = HTMLDialogElement.prototype;
beforeAll(() => {
  dialog.showModal = function show() {
    this.open = true;
  };
  dialog.close = function close() {
    this.open = false;
  };
});

const phone: CartLine = {
  ...line(),
  ...{ inCartId: 'one', productId: 'p-1', slug: 'galaxy-s22', label: 'Galaxy S22', total: 4_000 },
  ...{ imei: '356938035643809', transportLabel: 'By post', paymentLabel: 'Transfer', minimum: 10_000 },
};
const tablet: CartLine = { ...phone, inCartId: 'two', productId: 'p-2', label: 'Tab S8', total: 7_000 };

async function open(url: string, lines: readonly CartLine[], multiProduct = true) {
  const storage = memoryStorage();
  const features = multiProduct ? ['multi_product_cart'] : [];
  const user = {
    id: 'u',
    types: ['pseudo_anonymous' as const],
    email: 'v@example.org',
    modules: {},
    frontPermissions: {},
  };
  storeSession(storage, { token: 't', module: 'rps', premiumFeatures: features, user });
  const state = { ...reducers, site: siteSlice.reducer };
  const app = await renderApp(<QuickCart />, { path: '*', url, locales, storage, reducers: state });
  act(() => {
    app.store.dispatch(cartReset({ cartId: 'cart' }));
    for (const each of lines) app.store.dispatch(lineSaved({ line: each, multiProduct: true }));
  });
  const at = () => app.router.state.location.pathname + app.router.state.location.search;
  const panel = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Cart, / }));
    return within(screen.getByRole('dialog', { name: 'Cart' }));
  };
  return { ...app, at, panel };
}

// Customer journey §4.
describe('the cart beside every page of the shop', () => {
  it.each(['/buyback-confirmation', '/buyback-confirmation-docs', '/cart/cart/checkout'])(
    'is not on %s',
    async (url) => {
      await open(url, [phone]);
      expect(screen.queryByTestId('header-cart')).not.toBeInTheDocument();
    },
  );

  it('says what was chosen for each product, and leads to where it is changed', async () => {
    const { panel, at } = await open('/search', [phone]);
    const cart = await panel();
    for (const text of ['Galaxy S22', '356938035643809', 'By post', 'Transfer'])
      expect(cart.getByText(text)).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: /^Change.*Galaxy S22/ }));
    expect(at()).toBe('/diag/p-1/galaxy-s22/one');
  });

  it('says what lacks to the minimum, and goes on only once it is reached', async () => {
    const { panel, at, store } = await open('/results?q=tab', [phone]);
    const cart = await panel();
    expect(cart.getByText(/€60\.00/)).toBeVisible();
    const go = cart.getByRole('button', { name: 'Go to cart' });
    expect(go).toBeDisabled();
    act(() => void store.dispatch(lineSaved({ line: tablet, multiProduct: true })));
    expect(cart.queryByText(/€60\.00/)).not.toBeInTheDocument();
    await userEvent.click(go);
    expect(at()).toBe(`/diag?goToCartFromOtherRoute=true&fromPath=${encodeURIComponent('/results?q=tab')}`);
  });

  it('takes another product only where the client buys several at once', async () => {
    const several = await open('/results', [phone]);
    await userEvent.click((await several.panel()).getByRole('button', { name: /Add another product/ }));
    expect(several.at()).toBe('/search');
    several.unmount();
    const one = await open('/results', [phone], false);
    expect((await one.panel()).queryByRole('button', { name: /Add another product/ })).toBeNull();
  });

  it('asks before it removes a product, and begins anew at home with the last', async () => {
    const { panel, at, store } = await open('/results', [phone, tablet]);
    const labels = () => selectLines(store.getState() as unknown as WithCart).map(({ label }) => label);
    const cart = await panel();
    const remove = async (name: string) => {
      await userEvent.click(cart.getByRole('button', { name: new RegExp(`^Remove.*${name}`) }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    };
    await remove('Tab S8');
    expect([labels(), at()]).toEqual([['Galaxy S22'], '/results']);
    await remove('Galaxy S22');
    expect([labels(), at()]).toEqual([[], '/']);
  });
});
