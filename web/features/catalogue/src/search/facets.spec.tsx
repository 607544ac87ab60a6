import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createI18n } from '../../../../kernel/i18n';
import { facetBy, filterBy, nothingChosen } from '../../../../kernel/search/facets';
import { siteSlice } from '../../../../kernel/site';
import { createAppStore } from '../../../../kernel/store';
import { locales } from '../public';
import { Facets } from './facets';

const counts = {
  category: [{ value: 'Smartphones', count: 12 }],
  brand: [
    { value: 'Apple', count: 9 },
    { value: 'Samsung', count: 3 },
  ],
  price: [
    { value: '0-5000', count: 2 },
    { value: '30000-', count: 5 },
  ],
};

beforeAll(() => {
  // jsdom knows the element, and neither opens nor closes it.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

async function open(address = '/results?q=phone&page=3', offered = counts) {
  const i18n = await createI18n({ locale: 'en-GB', features: locales });
  await i18n.loadNamespaces(['catalogue', 'common']);
  const store = createAppStore({ reducers: { site: siteSlice.reducer } });
  const element = <Facets counts={offered} total={12} />;
  const router = createMemoryRouter([{ path: '/results', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  const address2 = () => decodeURIComponent(router.state.location.search);
  return { user: userEvent.setup(), address: address2 };
}
const drawer = () => screen.getByRole('dialog', { name: 'Filter the results' });

describe('filters of the search results', () => {
  it('offers values with their counts, and keeps what is chosen in the address', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(within(drawer()).getByRole('checkbox', { name: 'Apple 9' })).not.toBeChecked();
    await user.click(within(drawer()).getByRole('checkbox', { name: 'Apple 9' }));
    await user.click(within(drawer()).getByRole('checkbox', { name: 'Samsung 3' }));
    await waitFor(() => expect(address()).toBe('?q=phone&brand=Apple&brand=Samsung'));
    await user.click(within(drawer()).getByRole('button', { name: 'Show 12 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is used by keyboard alone', async () => {
    const { user, address } = await open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await user.keyboard('{Enter}');
    within(drawer()).getByRole('checkbox', { name: 'Smartphones 12' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(address()).toBe('?q=phone&category=Smartphones'));
  });

  it('takes one range of prices at a time, in the account’s currency', async () => {
    const { user, address } = await open('/results?q=phone&price=0-5000');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(within(drawer()).getByRole('radio', { name: /^Below €50/ })).toBeChecked();
    await user.click(within(drawer()).getByRole('radio', { name: /^From €300/ }));
    await waitFor(() => expect(address()).toBe('?q=phone&price=30000-'));
  });

  it('shows what is chosen as chips that go at a tap, also when nothing has it any more', async () => {
    const { user, address } = await open('/results?q=phone&brand=Nokia&category=Smartphones');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Nokia' }));
    await waitFor(() => expect(address()).toBe('?q=phone&category=Smartphones'));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(within(drawer()).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('?q=phone'));
  });

  it('is not there where there is nothing to choose', async () => {
    await open('/results?q=phone', { category: [], brand: [{ value: 'Apple', count: 9 }], price: [] });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('a narrowed search', () => {
  const chosen = { category: ['Phones, new'], brand: ['A`B', 'C'], price: ['5000-15000'] };

  it('asks in the language of the search service', () => {
    expect(filterBy(nothingChosen)).toBe('');
    expect(filterBy(chosen)).toBe('category:=[`Phones, new`] && brand:=[`AB`,`C`] && price:[5000..14999]');
    expect(filterBy({ ...nothingChosen, price: ['30000-'] })).toBe('price:>=30000');
    expect(filterBy({ ...nothingChosen, price: ['; drop'] })).toBe('');
    expect(facetBy).toMatch(/^category,brand,price\(0-5000:\[0, 5000\], .*30000-:\[30000, \]\)$/);
  });

  it('counts a field’s other values as if it had no choice', () => {
    expect(filterBy(chosen, 'brand')).toBe('category:=[`Phones, new`] && price:[5000..14999]');
  });
});
