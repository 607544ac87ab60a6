import '@testing-library/jest-dom';
import { publicProductSchema } from '@reprise/contracts/catalogue';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { NoDiagnostic } from './no-diagnostic';

type Code = 'not-found' | 'product-gone' | 'no-transport-mode' | 'no-warehouse' | 'internal-error';
const productId = '00000000-0000-4000-8000-000000000001';
const product = {
  ...{ id: productId, label: 'Switch OLED', brand: 'Nintendo', buybackPrice: {} },
  ...{ categoryId: '00000000-0000-4000-8000-000000000002', category: 'Consoles' },
};

const open = (code: Code, status: number, boughtThrough: readonly string[] = []) => {
  const { fetch } = fakeServer(() => ({ body: publicProductSchema.parse({ ...product, boughtThrough }) }));
  const problem = { code, status, violations: [] };
  return renderApp(<NoDiagnostic productId={productId} problem={problem} onRetry={() => undefined} />, {
    ...{ locales, fetch },
  });
};

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

  it('that only stores buy leads to the stores', async () => {
    await open('no-transport-mode', 422, ['store']);
    const title = await screen.findByRole('heading', {
      level: 1,
      name: 'We buy this product in stores only',
    });
    expect(title).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the stores' })).toHaveAttribute('href', '/stores');
  });

  it('is tried again after a failure', async () => {
    await open('internal-error', 500);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your estimate' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
