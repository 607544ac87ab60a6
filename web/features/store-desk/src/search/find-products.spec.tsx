import '@testing-library/jest-dom';
import { publicProductSchema } from '@reprise/contracts/catalogue';
import type { PremiumFeature } from '@reprise/contracts/permissions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { storeSession } from '../../../../kernel/session';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import { buybackRow, seller, uuid } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import CategoriesPage from './categories.page';
import ResultsPage from './results.page';
import SearchPage from './search.page';

const ean = '4006381333931';
const phone = publicProductSchema.parse({
  ...{ id: uuid(4), label: 'Galaxy S22', brand: 'Samsung', categoryId: uuid(3), category: 'Phones', ean },
  buybackPrice: { grade_a: 36_000 },
  boughtThrough: ['web', 'store'],
});
const node = (n: number, name: string, store: number, children: readonly object[] = []) => ({
  ...{ id: uuid(n), name, nameTranslations: {}, description: '', descriptionTranslations: {} },
  ...{ childrenDescription: '', identifier: name, parentId: null, image: null },
  ...{ productCount: { web: 9, store }, children },
});
const tree = [node(30, 'All', 3, [node(31, 'Phones', 3), node(32, 'On the web alone', 0)])];

type Known = {
  file?: boolean;
  product?: boolean;
  boughtThrough?: readonly string[];
  refused?: string;
  features?: readonly PremiumFeature[];
};

async function open(Screen: ComponentType, url: string, known: Known = {}) {
  const server = fakeServer(({ url: asked }) => {
    if (asked.endsWith('/categories/tree')) return { body: tree };
    if (asked.includes('by-imei')) return { body: [phone] };
    if (asked.includes('by-identification-number'))
      return known.file
        ? { body: buybackRow() }
        : { status: 404, body: problemBody(known.refused ?? 'not-found', 404) };
    const found =
      known.product === false
        ? []
        : [{ ...phone, ...(known.boughtThrough && { boughtThrough: known.boughtThrough }) }];
    return { body: { 'hydra:member': found, 'hydra:totalItems': found.length } };
  });
  const storage = memoryStorage();
  storeSession(storage, {
    premiumFeatures: known.features ?? [],
    ...seller('buyback.create', 'buyback.create-search'),
  });
  const path = url.split('?')[0] ?? '';
  const app = await renderApp(<Screen />, {
    ...{ path, url, locales, reducers, sagas, fetch: server.fetch, storage },
  });
  const at = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, at, asked: () => server.calls.map(({ url: each }) => decodeURIComponent(each)) };
}
const created = `/buyback/create?product=${uuid(4)}`;

describe('products at the counter', () => {
  it('are found by category, without what is only taken on the web', async () => {
    const { at } = await open(CategoriesPage, '/categories');
    await userEvent.click(await screen.findByRole('link', { name: /Phones/ }));
    expect(at()).toBe(`/results?category=${uuid(31)}`);
    expect(screen.queryByText('On the web alone')).not.toBeInTheDocument();
  });

  it('of a category or of words are listed under its name, and one begins a buyback', async () => {
    const { at, asked } = await open(ResultsPage, `/results?category=${uuid(31)}`);
    expect(await screen.findByRole('heading', { name: 'Phones' })).toBeInTheDocument();
    await userEvent.click(await screen.findByText('Galaxy S22'));
    expect(at()).toBe(created);
    expect(asked().some((url) => url.includes(`category[]=${uuid(31)}`))).toBe(true);
  });

  it.each([
    [[], 'Not bought at the moment'],
    [['web'], 'Bought on the web only'],
  ])('bought through %p are said to be so instead of a price', async (boughtThrough, words) => {
    await open(ResultsPage, '/results?q=galaxy', { boughtThrough });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('up to')).not.toBeInTheDocument();
  });

  it('are said to be none where nothing has these words', async () => {
    await open(ResultsPage, '/results?q=nothing', { product: false });
    expect(await screen.findByText(/No products found for “nothing”/)).toBeInTheDocument();
  });
});

describe('13 digits', () => {
  it('open the product that has them as its EAN', async () => {
    const { at } = await open(SearchPage, `/search?code=${ean}`);
    await waitFor(() => expect(at()).toBe(created));
  });

  it('open the buyback that has them as its number', async () => {
    const { at } = await open(SearchPage, `/search?code=${ean}`, { file: true, product: false });
    await waitFor(() => expect(at()).toBe(`/buyback/${uuid(1)}`));
  });

  it('of both are asked about', async () => {
    await open(SearchPage, `/search?code=${ean}`, { file: true });
    expect(await screen.findByRole('link', { name: /^Open the buyback/ })).toBeInTheDocument();
    expect(screen.getByText('Galaxy S22')).toBeInTheDocument();
  });

  it('of neither are refused as a code, with nothing to try again', async () => {
    const refused = 'buyback-code-not-recognised';
    await open(SearchPage, `/search?code=${ean}`, { product: false, refused });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This buyback code is not recognised/);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('an IMEI at the counter', () => {
  const url = '/search?imei=353456781234569';

  it('opens its product where the account has the feature', async () => {
    const { at } = await open(SearchPage, url, { features: ['imei_search_and_collect'] });
    await waitFor(() => expect(at()).toBe(`${created}&imei=353456781234569`));
  });

  it('is asked for by no word without it; one that is scanned all the same says what else to do', async () => {
    const { asked } = await open(SearchPage, url);
    expect(await screen.findByText('Search by IMEI is not part of your contract.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Product, EAN or buyback code' })).toBeVisible();
    expect(screen.getByText('Search for a product, or scan an EAN or a buyback code.')).toBeVisible();
    expect(asked().some((each) => each.includes('by-imei'))).toBe(false);
  });
});
