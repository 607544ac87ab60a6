import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Channel } from '@reprise/contracts/rules';
import { renderApp } from '../../../kernel/testing/render-app';
import { siteSlice } from '../../../kernel/site';
import { ProductCards } from './product-card';
import { locales } from './public';

const open = (boughtThrough: readonly Channel[], price: number | null = 34_000) => {
  const product = { id: '1', label: 'iPhone 14', brand: 'Apple', image: null, price, boughtThrough };
  const reducers = { site: siteSlice.reducer };
  return renderApp(<ProductCards products={[product]} />, { locales, reducers });
};

describe('a product in a list', () => {
  it('says what it may bring', async () => {
    await open(['web', 'store']);
    expect(await screen.findByRole('link', { name: /iPhone 14.*Up to €340\.00/ })).toBeVisible();
  });

  it('says that it is not bought at the moment, or in stores only, instead of a price', async () => {
    await open([]);
    expect(await screen.findByRole('link', { name: /iPhone 14.*Not bought at the moment/ })).toBeVisible();
    await open(['store']);
    expect(await screen.findByRole('link', { name: /iPhone 14.*Bought in stores only/ })).toBeVisible();
    expect(screen.queryByText(/Up to/)).not.toBeInTheDocument();
  });

  it('says nothing where the client shows no prices before the questions', async () => {
    await open(['web'], null);
    expect(await screen.findByRole('link', { name: /iPhone 14/ })).toBeVisible();
    expect(screen.queryByText(/Up to|bought/)).not.toBeInTheDocument();
  });
});
