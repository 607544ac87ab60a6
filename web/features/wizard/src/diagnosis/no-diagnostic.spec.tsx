import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { NoDiagnostic } from './no-diagnostic';

type Code = 'not-found' | 'product-gone' | 'no-transport-mode' | 'no-warehouse' | 'internal-error';
const open = (code: Code, status: number) =>
  renderApp(<NoDiagnostic problem={{ code, status, violations: [] }} onRetry={() => undefined} />, {
    locales,
  });

describe('a product without questions', () => {
  it.each(['not-found', 'product-gone'] as const)(
    'that the server refuses as %s has no price for a customer, who can search',
    async (code) => {
      await open(code, 404);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'We have no price for this product',
      );
      expect(screen.getByText(/Search for it by its name/)).toBeVisible();
      expect(screen.getByRole('link', { name: /Search for another product/ })).toHaveAttribute(
        'href',
        '/search',
      );
      expect(screen.queryByText(/list|administrator/)).not.toBeInTheDocument();
    },
  );

  it.each(['no-transport-mode', 'no-warehouse'] as const)(
    'that the server refuses as %s is not bought at the moment, and the way on is another product',
    async (code) => {
      await open(code, 422);
      const title = await screen.findByRole('heading', { level: 1 });
      expect(title).toHaveTextContent('We do not buy this product at the moment');
      expect(screen.queryByText(/by its name|Contact support/)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: /Search for another product/ })).toBeVisible();
    },
  );

  it('is tried again after a failure', async () => {
    await open('internal-error', 500);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your estimate' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
