import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import { RefusedProduct } from './refused-product';

const open = (code: 'no-transport-mode' | 'internal-error', status: number) =>
  renderApp(
    <RefusedProduct problem={{ code, status, violations: [], traceId: 't-1' }} onRetry={() => undefined} />,
    { locales },
  );

describe('a product that the server refuses at the counter', () => {
  it('is said not to be bought, and why, with the way to another one', async () => {
    await open('no-transport-mode', 422);
    expect(await screen.findByText('We do not buy this product')).toBeVisible();
    expect(screen.getByText(/no way to send or hand over this product/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another product' })).toHaveAttribute('href', '/search');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText('t-1')).not.toBeInTheDocument();
  });

  it('is asked for again after a failure', async () => {
    await open('internal-error', 500);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('t-1')).toBeVisible();
  });
});
