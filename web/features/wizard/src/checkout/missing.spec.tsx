import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { siteSlice } from '../../../../kernel/site';
import { renderApp } from '../../../../kernel/testing/render-app';
import { cartReset, lineSaved } from '../../../../kernel/cart';
import { reducers } from '../wizard.state';
import { locales } from '../public';
import { line } from '../testing/drafts';
import CheckoutPage from './checkout.page';

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
