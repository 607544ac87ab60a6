import '@testing-library/jest-dom';
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSlice, draftStarted, type Draft } from '../../../../kernel/cart';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { draft, graded } from '../testing/drafts';
import { id, phone } from '../testing/shop';
import BuybackZeroPage from './buyback-zero.page';

async function open(started: Draft, view = phone) {
  const { fetch } = fakeServer(() => ({ body: { '@id': '/x', ...view } }));
  const url = `/buyback-zero?product=${id(1)}&item=${started.inCartId}`;
  const before = cartSlice.reducer(undefined, draftStarted(started));
  const reducers = { cart: (state = before, action: UnknownAction) => cartSlice.reducer(state, action) };
  return renderApp(<BuybackZeroPage />, { path: '/buyback-zero', url, locales, fetch, reducers });
}

describe('a price of zero', () => {
  it('says which answer it was, what would change it, and leads back there', async () => {
    await open(draft({ answers: { [id(11)]: id(112) } }));
    expect(await screen.findByText(/Does it start\? No/)).toBeVisible();
    expect(screen.getByText(/“Yes”/)).toBeVisible();
    const back = screen.getByRole('link', { name: /answers/i });
    expect(back).toHaveAttribute('href', `/diag/${id(1)}/phone/${id(900)}?step=question-1`);
  });

  it('offers to recycle what is worth nothing, and goes on with that', async () => {
    const worthless = { ...phone, prices: { grade_a: 0, grade_c: 0 } };
    const { router } = await open(graded, worthless);
    await userEvent.click(await screen.findByRole('button', { name: /recycling/i }));
    expect(router.state.location.pathname).toBe(`/diag/${id(1)}/phone/${id(900)}`);
  });

  it('leads to the stores where nothing can be sent', async () => {
    await open(graded, { ...phone, prices: { grade_a: 0, grade_c: 0 }, options: [] });
    expect(await screen.findByRole('link', { name: /stores/i })).toHaveAttribute('href', '/stores');
  });
});
