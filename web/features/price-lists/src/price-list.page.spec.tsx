import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { signedIn } from '../../../kernel/testing/signed-in';
import { UiProvider } from '../../../ui/ui-provider';
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

/** A draft of 31 lines: ten on each page, one on the last. */
async function open({ refused = false, at = '' } = {}) {
  let lines = Array.from({ length: 31 }, (_each, at) => lineOf(at + 1));
  const { fetch, calls } = fakeServer(({ method, url }) => {
    if (method === 'DELETE' && refused)
      return { status: 409, body: problemBody('price-list-status-invalid', 409) };
    if (method === 'DELETE') {
      lines = lines.filter(({ productId }) => !url.endsWith(productId));
      return { body: { ...row, lines: lines.length } };
    }
    if (method === 'POST') return { body: { lines: lines.length } };
    if (url.includes('/lines')) {
      const asked = new URL(url, 'http://shop').searchParams;
      const text = asked.get('search_product_buyback') ?? '';
      const meant = lines.filter(({ productLabel }) => productLabel.includes(text));
      const page = Number(asked.get('page') ?? 1);
      const shown = meant.slice((page - 1) * 10, page * 10);
      return { body: { 'hydra:member': shown, 'hydra:totalItems': meant.length } };
    }
    if (url.includes('/products')) return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    return { body: { ...row, lines: lines.length } };
  });
  const place = { path: '/price-list/:id', url: `/price-list/${row.id}${at}` };
  const page = (
    <UiProvider>
      <PriceListPage />
    </UiProvider>
  );
  await renderApp(page, { ...place, fetch, locales, storage: signedIn(['price-list.manage']) });
  await screen.findAllByText(/^Acme Phone/);
  return calls;
}
const act = async (name: string, line: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${line}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('a price list with more lines than a page', () => {
  it('finds the line of a product by what is typed, and changes its price', async () => {
    const calls = await open();
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Name, model, reference or EAN' }),
      'Phone 23',
    );
    await waitFor(() => expect(screen.queryByText('Acme Phone 1')).toBeNull());
    expect(calls.at(-1)?.url).toContain('search_product_buyback=Phone+23');
    await act('Edit the prices', 'Acme Phone 23');
    const dialog = within(await screen.findByRole('dialog'));
    const price = dialog.getByLabelText('Grade A');
    await userEvent.clear(price);
    await userEvent.type(price, '120');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = () => calls.find(({ method, url }) => method === 'POST' && url.endsWith('/lines'));
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()?.body).toEqual({
      lines: [{ productId: uuid(123), prices: { grade_a: 12_000 } }],
    });
    expect(screen.getByRole('searchbox')).toHaveValue('Phone 23');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Acme Phone 23' })).toHaveFocus(),
    );
  });

  it('says that no line is meant, and shows all again', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'Kangaroo');
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    expect(await screen.findByText('Acme Phone 1')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('goes to the page before, when the last line of its last page is removed', async () => {
    await open({ at: '?page=4' });
    await act('Remove', 'Acme Phone 31');
    expect(await screen.findByText('Acme Phone 30')).toBeInTheDocument();
    expect(screen.queryByText('Acme Phone 31')).toBeNull();
  });

  it('says why a line stays', async () => {
    await open({ refused: true });
    await act('Remove', 'Acme Phone 1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /not possible in the price list’s current status/,
    );
    expect(screen.getByText('Acme Phone 1')).toBeInTheDocument();
  });

  it('shows the new prices on the page that is open, once products are added again', async () => {
    const calls = await open({ at: '?page=4' });
    const asked = () => calls.filter(({ url }) => url.includes('/lines') && url.includes('page=4')).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Add all products' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(screen.getByText('Acme Phone 31')).toBeInTheDocument();
  });
});
