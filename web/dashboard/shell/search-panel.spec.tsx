import '@testing-library/jest-dom';
import { products } from '@reprise/contracts/catalogue';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteSpec } from '../../kernel/routing';
import { type FakeCall, fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { SearchPanel } from './search-panel';

const page = () => Promise.reject(new Error('never drawn here'));
const route = (path: string, title: RouteSpec['title']): RouteSpec => ({
  ...{ page, access: 'signed-in', path, title },
});
const routes = [
  route('/settings', 'common:menu.settings'),
  route('/buyback/:id', 'common:page.home'),
  route('/product/:id/edit', 'common:page.home'),
];
const file = {
  ...{
    id: '0197f4a0-0000-7000-8000-000000000001',
    identificationNumber: '5901234123457',
    status: 'bb_in_transit',
    by: 'last-digits',
  },
  ...{ productLabel: 'iPhone 14', brand: 'Apple' },
};
const everything: readonly Permission[] = ['buyback.detail', 'buyback.read-customer', 'product.list'];

async function open(answer: (call: FakeCall) => object | undefined, permissions = everything) {
  const onDone = jest.fn();
  const none = { 'hydra:member': [], 'hydra:totalItems': 0 };
  const { calls, fetch } = fakeServer((call) => {
    const body = answer(call) ?? (call.url.includes('/products?') ? none : undefined);
    return body ? { body } : { status: 404, body: problemBody('not-found', 404) };
  });
  const storage = signedIn(permissions);
  await renderApp(<SearchPanel routes={routes} onDone={onDone} />, { fetch, storage });
  return { calls, onDone, field: await screen.findByRole('combobox') };
}
const asked = (calls: readonly FakeCall[], path: string) => calls.filter(({ url }) => url.includes(path));

describe('the quick search', () => {
  it('finds a file by the last digits of its label, and opens it', async () => {
    const { field, onDone } = await open(({ url }) =>
      url.includes('/buybacks/find?text=3457') ? { found: [file] } : undefined,
    );
    await userEvent.type(field, '3457');
    expect(await screen.findByRole('option', { name: /5901234123457 Apple iPhone 14/ })).toBeInTheDocument();
    await userEvent.type(field, '{Enter}');
    expect(onDone).toHaveBeenCalled();
  });

  it('looks for a person only when somebody asks for it, and not in an address', async () => {
    const { field, calls } = await open(({ url }) =>
      url.includes('/find-by-customer') ? { found: [{ ...file, by: 'last-name' }] } : undefined,
    );
    await userEvent.type(field, 'Lefèvre');
    const look = await screen.findByRole('option', { name: /Look for the customer “Lefèvre”/ });
    expect(asked(calls, '/find-by-customer')).toEqual([]);
    await userEvent.click(look);
    expect(await screen.findByRole('option', { name: /5901234123457/ })).toBeInTheDocument();
    expect(asked(calls, 'Lef')).toEqual(asked(calls, 'search_product_buyback'));
    expect(asked(calls, '/find-by-customer')).toHaveLength(1);
  });

  it('offers that look-up after everything that was found, so that Enter does not begin it', async () => {
    const at = '2026-11-02T09:00:00.000Z';
    const product = {
      ...products.schema.parse({ label: 'Apple iPhone 14', brand: 'Apple', categoryId: file.id }),
      ...{ id: file.id, accountId: file.id, revision: 1, createdAt: at, updatedAt: at },
      ...{ category: 'Phones', buybackPriceGradeA: null, effectiveWeight: 172 },
    };
    const { field, calls, onDone } = await open(({ url }) =>
      url.includes('search_product_buyback=iphone')
        ? { 'hydra:member': [product], 'hydra:totalItems': 1 }
        : undefined,
    );
    await userEvent.type(field, 'iphone');
    await screen.findByRole('option', { name: /Apple iPhone 14/ });
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Apple iPhone 14', expect.stringContaining('Look for the customer')]);
    await userEvent.type(field, '{Enter}');
    expect(onDone).toHaveBeenCalled();
    expect(asked(calls, '/find-by-customer')).toEqual([]);
  });

  it('offers no look-up of people to those who may not read customers', async () => {
    const { field } = await open(() => undefined, ['buyback.detail']);
    await userEvent.type(field, 'Lefèvre');
    await waitFor(() => expect(screen.getByText('Nothing was found.')).toBeInTheDocument());
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('does what was named, and closes', async () => {
    const { field, onDone } = await open(() => undefined, []);
    await userEvent.type(field, 'dark');
    await userEvent.click(await screen.findByRole('option', { name: /dark/i }));
    expect(onDone).toHaveBeenCalled();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  });
});
