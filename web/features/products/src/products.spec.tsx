import '@testing-library/jest-dom';
import { products } from '@reprise/contracts/catalogue';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { problemBody, type FakeCall } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { locales, paths, routes } from './index';
import screens from './products.screens';

const id = (n: number): string => `0197f4a0-0000-7000-8000-00000000000${n}`;
const phone = {
  ...products.schema.parse({
    ...{ label: 'iPhone 14', brand: 'Apple', model: 'A2882', reference: 'IP14', ean: '0194253408895' },
    ...{ categoryId: id(1), status: 'published', tacCodes: ['35386411'] },
    buybackPrice: { grade_a: 41_000, grade_b: 38_500 },
  }),
  ...frame(id(2)),
  ...{ category: 'Phones', buybackPriceGradeA: 41_000, effectiveWeight: 172 },
};
const draft = { ...phone, ...frame(id(3)), label: 'Pixel 9', status: 'draft', buybackPriceGradeA: null };
const manager: readonly Permission[] = ['product.list', 'product.create', 'product.update'];
const open = (
  name: 'List' | 'Create' | 'Edit',
  held = manager,
  answer?: (call: FakeCall) => object | undefined,
) =>
  openScreens({ screens, paths, locales, held, name, id: id(2), rows: [phone, draft], row: phone, answer });
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest<HTMLElement>('tr, li');
  if (!row) throw new Error(`no row of ${text}`);
  return within(row);
};
const query = ({ url }: FakeCall) => new URL(url, 'http://localhost').searchParams;

describe('the products', () => {
  it('stand at the addresses of the specification', () =>
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/products', 'product.list'],
      ['/product/create', 'product.update'],
      ['/product/:id/edit', 'product.update'],
    ]));
  it('show code, brand, category, price of grade A or a dash, and status', async () => {
    await open('List');
    const known = await rowOf('iPhone 14');
    for (const text of ['A2882 · IP14', '0194253408895', 'Apple', 'Phones', '€410.00', 'Published'])
      expect(known.getByText(text)).toBeInTheDocument();
    expect((await rowOf('Pixel 9')).getByText('Draft')).toBeInTheDocument();
    expect((await rowOf('Pixel 9')).getByText('–')).toBeInTheDocument();
  });
  it('are the published ones until all are asked for', async () => {
    const { calls } = await open('List');
    await screen.findByText('iPhone 14');
    const asked = () => calls.filter(({ url }) => url.includes('/products?')).map(query);
    expect(asked().map((each) => each.getAll('status[]'))).toEqual([['published']]);
    await userEvent.click(screen.getByRole('button', { name: /Published/ }));
    await waitFor(() => expect(asked().at(-1)?.getAll('status[]')).toEqual([]));
  });
  it('keep their filters for the next visit, under the key of the specification', async () => {
    localStorage.removeItem('products-filters');
    const first = await open('List');
    await screen.findByText('iPhone 14');
    await userEvent.click(screen.getByRole('button', { name: /Published/ }));
    await waitFor(() => expect(first.router.state.location.search).not.toBe(''));
    const chosen = first.router.state.location.search;
    expect(localStorage.getItem('products-filters')).toContain(chosen.slice(1));
    first.unmount();
    const { router } = await open('List');
    await waitFor(() => expect(router.state.location.search).toBe(chosen));
    localStorage.removeItem('products-filters');
  });
  it('can only be read by those who may not change them', async () => {
    await open('List', ['product.list']);
    await screen.findByText('iPhone 14');
    expect(screen.queryByRole('button', { name: 'Add a product' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'iPhone 14' })).not.toBeInTheDocument();
  });
});

describe('a product', () => {
  const tab = (name: RegExp) => screen.findByRole('tab', { name });

  it('has four tabs, its codes and its effective weight', async () => {
    await open('Edit');
    await tab(/^General/);
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      ...['General', 'Images', 'Price', 'Advanced diagnostic'],
    ]);
    expect(screen.getByText(/Effective weight 172 g, from the category/)).toBeInTheDocument();
  });
  it('has a price for each state; one that is emptied is taken away', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await tab(/^Price/));
    const [a, b] = ['Grade A', 'Grade B'].map((name) => screen.getByRole('textbox', { name }));
    if (!a || !b) throw new Error('no prices');
    expect(a).toHaveValue('€410.00');
    await userEvent.clear(a);
    await userEvent.type(a, '395');
    await userEvent.clear(b);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ buybackPrice: { grade_a: 39_500, grade_b: null } });
  });
  it('opens the tab of the first error, in words, and sends nothing', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await tab(/^Price/));
    const price = screen.getByRole('textbox', { name: 'Grade A' });
    await userEvent.clear(price);
    await userEvent.type(price, '50000.01');
    await userEvent.click(await tab(/^General/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most €50,000.00.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^Price.*has errors/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    expect(sent(calls, 'PATCH')).toBeUndefined();
  });
  it('refuses an EAN of another length, and a TAC code that has not 8 digits', async () => {
    await open('Edit');
    const ean = await screen.findByRole('textbox', { name: /^EAN/ });
    await userEvent.clear(ean);
    await userEvent.type(ean, '01942534088');
    await userEvent.tab();
    expect(await screen.findByText('Enter 8, 12, 13 or 14 digits.')).toBeInTheDocument();
    await userEvent.click(await tab(/^Advanced/));
    await userEvent.type(screen.getByRole('combobox', { name: /^TAC/ }), '35387211,123,');
    await userEvent.tab();
    expect(await screen.findByText('“123” is not valid.')).toBeInTheDocument();
  });
  it('has a history that names the imports which wrote it, between the changes that people made', async () => {
    const frameOf = {
      resource: 'products',
      documentId: id(2),
      revision: 2,
      actorRole: 'admin',
      actorId: id(9),
    };
    const change = { ...frameOf, id: id(8), action: 'update', before: { brand: 'Aple' } };
    const entries = [{ ...change, after: { ...phone, brand: 'Appel' }, at: '2026-11-21T09:00:00.000Z' }];
    const trace = { import_id: id(7), created_by: 'Erika Muster', did: 'updated' };
    const imports = [
      { ...trace, file_name: 'summer.csv', at: '2026-11-22T09:00:00.000Z' },
      {
        ...trace,
        ...{ import_id: id(6), did: 'inserted', created_by: null },
        file_name: 'products-import.csv',
        at: '2026-11-20T09:00:00.000Z',
      },
    ];
    await open('Edit', [...manager, 'audit.read'], ({ url }) => {
      if (url.includes('/imported-records/')) return { body: imports };
      return url.includes('/audit-entries')
        ? { body: { 'hydra:member': entries, 'hydra:totalItems': 1 } }
        : undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const last = await screen.findByText('Changed by the import “summer.csv”');
    const told = [
      last,
      await screen.findByText('Changed'),
      await screen.findByText('Added by the import “products-import.csv”'),
    ];
    for (const [at, each] of told.slice(1).entries())
      expect(told[at]?.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await screen.findByText(/Erika Muster/)).toBeInTheDocument();
    expect(await screen.findByText(/Automatic import/)).toBeInTheDocument();
    expect(last).not.toHaveAttribute('href');
    // What an import has overwritten can be brought back.
    expect(await screen.findByRole('button', { name: 'Restore this version' })).toBeInTheDocument();
  });

  it('takes a picture, and says why the server refuses one', async () => {
    let refused = true;
    const { calls } = await open('Edit', manager, ({ url }) => {
      if (!url.endsWith('/pictures')) return undefined;
      if (refused) return { status: 422, body: problemBody('file-type-not-allowed', 422) };
      return { status: 201, body: { url: '/api/pictures/b.png' } };
    });
    await userEvent.click(await tab(/^Images/));
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const picture = new File([new Uint8Array(10)], 'phone.png', { type: 'image/png' });
    await userEvent.upload(input ?? document.body, picture);
    expect(await screen.findByText(/This type of file is not accepted/)).toBeInTheDocument();
    refused = false;
    await userEvent.upload(input ?? document.body, picture);
    expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', '/api/pictures/b.png');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ image: '/api/pictures/b.png' }));
  });
});

it('an entry of the history of a product leads to its import, for who may see imports', async () => {
  const trace = { import_id: id(7), created_by: 'Erika Muster', did: 'updated', file_name: 'summer.csv' };
  await open('Edit', [...manager, 'audit.read', 'catalog.import'], ({ url }) => {
    if (url.includes('/imported-records/')) return { body: [{ ...trace, at: '2026-11-22T09:00:00.000Z' }] };
    return url.includes('/audit-entries')
      ? { body: { 'hydra:member': [], 'hydra:totalItems': 0 } }
      : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByRole('link', { name: 'Changed by the import “summer.csv”' })).toHaveAttribute(
    'href',
    `/imports/${phone.accountId}?import=${id(7)}`,
  );
});

it('an EAN whose check digit is wrong is doubted, and saved all the same', async () => {
  const { calls } = await open('Edit');
  const ean = await screen.findByRole('textbox', { name: /^EAN/ });
  expect(ean).toHaveAccessibleDescription('8, 12, 13 or 14 digits.');
  await userEvent.clear(ean);
  await userEvent.type(ean, '0194253408896');
  await userEvent.tab();
  expect(ean).toHaveAccessibleDescription(/^The last digit does not fit the others/);
  expect(ean).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ ean: '0194253408896' }));
});
