import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { siteSlice } from '../../../../kernel/site';
import { renderApp } from '../../../../kernel/testing/render-app';
import { cartReset, lineSaved } from '../../../../kernel/cart';
import { reducers } from '../wizard.state';
import { locales } from '../public';
import { buybacksDeclared } from '../confirmation/declared.slice';
import type { Declared } from '../confirmation/declared.types';
import { line } from '../testing/drafts';
import { id } from '../testing/shop';
import CheckoutPage from './checkout.page';

const made: Declared = {
  id: id(7),
  identificationNumber: '2026112000017',
  status: 'bb_awaiting_inventory',
  circuit: 'web_post',
  productLabel: 'Phone',
  currency: 'EUR',
  price: 34_000,
  labelExpected: true,
  token: 'a-token-of-the-link',
  cartId: 'one',
};

const open = async (step: string, filled: boolean) => {
  const path = '/cart/:cartId/checkout';
  const app = await renderApp(<CheckoutPage />, {
    ...{ path, locales, url: `/cart/one/checkout${step}` },
    reducers: { ...reducers, site: siteSlice.reducer },
  });
  act(() => {
    app.store.dispatch(cartReset({ cartId: 'one' }));
    if (filled) app.store.dispatch(lineSaved({ line: line(), multiProduct: false }));
  });
  return app;
};

describe('a checkout with nothing to check out', () => {
  it('says that there is no cart in this browser', async () => {
    await open('', false);
    expect(await screen.findByRole('heading', { name: 'No cart in this browser' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for a product' })).toHaveAttribute('href', '/search');
  });

  it('leads back to the confirmation of a cart that has become buybacks', async () => {
    const { store, router } = await open('?step=summary', false);
    act(() => void store.dispatch(buybacksDeclared([made, { ...made, id: id(8), cartId: 'another' }])));
    await waitFor(() => expect(router.state.location.pathname).toBe('/buyback-confirmation'));
    expect(router.state.location.search).toBe(`?ids=${id(7)}`);
  });

  it('says that the details are missing, and keeps the products', async () => {
    await open('?step=summary', true);
    expect(await screen.findByRole('heading', { name: 'Your details are missing' })).toBeVisible();
    expect(screen.getByText(/still in the cart/)).toBeVisible();
  });

  it('asks before the tab closes while a product waits to be confirmed', async () => {
    await open('', true);
    await screen.findByRole('heading', { name: 'Your details' });
    const leaving = new Event('beforeunload', { cancelable: true });
    expect(globalThis.dispatchEvent(leaving)).toBe(false);
  });
});
