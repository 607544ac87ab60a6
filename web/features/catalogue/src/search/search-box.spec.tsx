import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductSearch } from '../../../../kernel/search/use-product-search';
import { siteSlice } from '../../../../kernel/site';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { SearchBox } from './search-box';

const product = (id: string, label: string) => ({
  ...{ id, label, brand: 'Apple', model: label, ean: '', image: '', price: 34_000 },
  ...{ categoryId: id, categoryIds: [id], category: 'Phones' },
  boughtThrough: ['web' as const],
});
const mockFound = [product('1', 'iPhone 12'), product('2', 'iPhone 14')];
jest.mock('../../../../kernel/search/use-product-search', () => ({
  useProductSearch: (text: string): ProductSearch => ({
    status: 'found',
    products: text ? mockFound : [],
    total: 2,
  }),
}));

const open = async (initial = '') => {
  const reducers = { site: siteSlice.reducer };
  const app = await renderApp(<SearchBox initial={initial} />, { locales, reducers, path: '/search' });
  return { ...app, field: await screen.findByRole('combobox', { name: 'Your product' }) };
};

describe('the search field', () => {
  // First, while the script of the list is still to be loaded.
  it('never points to a list that is not there yet', async () => {
    const { field } = await open();
    const missing: string[] = [];
    const watch = new MutationObserver(() => {
      const list = field.getAttribute('aria-controls') ?? '';
      const expanded = field.getAttribute('aria-expanded') === 'true';
      if (expanded && !document.getElementById(list)) missing.push(list);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await userEvent.type(field, 'iph');
    await screen.findAllByRole('option');
    watch.disconnect();
    expect(missing).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
  });

  it('offers products while a person types, and opens the one that the arrow keys stand on', async () => {
    const { field, router } = await open();
    await userEvent.type(field, 'iph');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /iPhone 14.*€340\.00/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/diag/2/iphone-14');
  });

  it('searches for the words when none is chosen', async () => {
    const { field, router } = await open();
    await userEvent.type(field, 'iph{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/results', search: '?q=iph' });
  });

  it('lets Escape close what is offered, until the next letter', async () => {
    const { field } = await open();
    await userEvent.type(field, 'ip{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'h');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('offers nothing for one letter, for an IMEI, or for a text that was there before', async () => {
    const { field } = await open('iphone');
    expect(screen.queryByRole('option')).toBeNull();
    for (const text of ['i', '4901542032']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      expect(screen.queryByRole('option')).toBeNull();
    }
  });
});
