import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { signedIn } from '../../../kernel/testing/signed-in';
import { locales } from './index';
import PriceListPage from './price-list.page';

const uuid = (n: number): string => `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`;
const row = {
  ...{ id: uuid(1), name: 'Autumn', status: 'draft', draftedBy: 'u', createdAt: '2026-01-06T09:00:00.000Z' },
};
const lineOf = (n: number) => ({
  ...{ id: `l-${n}`, productId: uuid(100 + n), productLabel: `Phone ${n}`, brand: 'Acme' },
  ...{ prices: { grade_a: 10_000 }, before: { grade_a: 11_000 } },
});

/** A draft of 31 lines: thirty on its first page, one on its second. */
async function open({ refused = false } = {}) {
  let lines = Array.from({ length: 31 }, (_each, at) => lineOf(at + 1));
  const { fetch, calls } = fakeServer(({ method, url }) => {
    if (method === 'DELETE' && refused)
      return { status: 409, body: problemBody('price-list-status-invalid', 409) };
    if (method === 'DELETE') {
      lines = lines.filter(({ productId }) => !url.endsWith(productId));
      return { body: { ...row, lines: lines.length } };
    }
    if (url.includes('/lines')) {
      const page = Number(new URL(url, 'http://shop').searchParams.get('page') ?? 1);
      const shown = lines.slice((page - 1) * 30, page * 30);
      return { body: { 'hydra:member': shown, 'hydra:totalItems': lines.length } };
    }
    if (url.includes('/products')) return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    return { body: { ...row, lines: lines.length } };
  });
  const place = { path: '/price-list/:id', url: `/price-list/${row.id}` };
  const page = (
    <App>
      <PriceListPage />
    </App>
  );
  await renderApp(page, { ...place, fetch, locales, storage: signedIn(['price-list.manage']) });
  await screen.findByText('Acme Phone 1');
  return calls;
}
const removeFirst = async (): Promise<void> => {
  const [first] = screen.getAllByRole('button', { name: 'Remove' });
  if (first) await userEvent.click(first);
};

describe('a price list with more lines than a page', () => {
  it('goes to the page before, when the last line of its last page is removed', async () => {
    await open();
    await userEvent.click(screen.getByTitle('2'));
    await screen.findByText('Acme Phone 31');
    await removeFirst();
    expect(await screen.findByText('Acme Phone 30')).toBeInTheDocument();
    expect(screen.queryByText('Acme Phone 31')).toBeNull();
  });

  it('says why a line stays', async () => {
    await open({ refused: true });
    await removeFirst();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /not possible in the price list’s current status/,
    );
    expect(screen.getByText('Acme Phone 1')).toBeInTheDocument();
  });

  it('shows the new prices on the page that is open, once products are added again', async () => {
    const calls = await open();
    await userEvent.click(screen.getByTitle('2'));
    await screen.findByText('Acme Phone 31');
    const asked = () => calls.filter(({ url }) => url.includes('/lines') && url.includes('page=2')).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Add all products' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(screen.getByText('Acme Phone 31')).toBeInTheDocument();
  });
});
