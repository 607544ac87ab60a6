import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@reprise/contracts/kernel';
import type { Permission } from '@reprise/contracts/permissions';
import { z } from 'zod';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { ListPage } from './list-page';

const listPayments = endpoint({
  name: 'listSomePayments',
  method: 'GET',
  path: '/payments',
  access: 'public',
  summary: 'Payments.',
  list: { filters: ['id', 'buybackNumber'], order: [] },
  reply: z.object({ id: z.string(), code: z.string() }),
});
const list = (
  <ListPage<{ id: string; code: string }>
    name="payments"
    title="Payments"
    endpoint={listPayments}
    columns={[{ key: 'code', title: 'Code', render: (row) => row.code }]}
    rowKey={(row) => row.id}
    search={{ name: 'buybackNumber', finds: 'id' }}
    empty={{ sentence: 'No payment yet.' }}
  />
);
const parcels = (
  <ListPage<{ id: string; code: string }>
    name="parcels"
    title="Parcels"
    endpoint={{ ...listPayments, list: { filters: ['itemId', 'code'], order: [] } }}
    columns={[{ key: 'code', title: 'Code', render: (row) => row.code }]}
    rowKey={(row) => row.id}
    search={{ name: 'code', finds: 'id', as: 'itemId', products: true }}
    empty={{ sentence: 'No parcel yet.' }}
  />
);
const id = '00000000-0000-4000-8000-000000000001';
const file = {
  id,
  identificationNumber: '3700000000017',
  status: 'bb_completed',
  productLabel: 'X',
  brand: 'Y',
};

/** One payment; the finder finds its file, whatever is asked. */
async function open(found: readonly object[] = [{ ...file, by: 'last-digits' }], shown = list) {
  const server = fakeServer(({ url }) => {
    if (url.includes('/buybacks/find')) return { body: { found } };
    return {
      body: { 'hydra:member': [{ id, code: file.identificationNumber }], 'hydra:totalItems': 1 },
    };
  });
  const held: Permission[] = ['buyback.detail', 'buyback.read-customer'];
  const storage = signedIn(held);
  const { router } = await renderApp(shown, { fetch: server.fetch, storage });
  await screen.findByText(file.identificationNumber);
  const urls = () => server.calls.map(({ url }) => url);
  return { urls, search: () => router.state.location.search, box: screen.getByRole('searchbox') };
}

describe('the search of a list of files', () => {
  it('finds by the last digits of a code, and shows the rows of what was found', async () => {
    const { urls, box } = await open();
    await userEvent.type(box, '0017');
    await waitFor(() => expect(urls().at(-1)).toContain(`id[]=${id}`));
    expect(urls().some((url) => url.endsWith('/buybacks/find?text=0017'))).toBe(true);
  });

  it('asks the list itself for a whole code', async () => {
    const { urls, box } = await open();
    await userEvent.type(box, file.identificationNumber);
    await waitFor(() => expect(urls().at(-1)).toContain(`buybackNumber=${file.identificationNumber}`));
    expect(urls().some((url) => url.includes('/find'))).toBe(false);
  });

  it('asks a list of what contains files for what holds those that were found', async () => {
    const { urls, box } = await open(undefined, parcels);
    await userEvent.type(box, file.identificationNumber);
    await waitFor(() => expect(urls().at(-1)).toContain(`itemId[]=${id}`));
  });

  it('asks it for a code of its own where no file has it', async () => {
    const { urls, box } = await open([], parcels);
    await userEvent.type(box, 'X-99812');
    await waitFor(() => expect(urls().at(-1)).toContain('code=X-99812'));
  });

  it('asks it for words that are no code of a file', async () => {
    const { urls, box } = await open([], parcels);
    await userEvent.type(box, 'iphone 14');
    await waitFor(() => expect(urls().at(-1)).toContain('code=iphone+14'));
    expect(urls().some((url) => url.includes('/find'))).toBe(false);
  });

  it('asks it for a product that may be a name on request alone: the text then stands in the address', async () => {
    const { urls, box } = await open([], parcels);
    await userEvent.type(box, 'iphone{Enter}');
    const look = await screen.findByRole('button', { name: 'Look for the product “iphone”' });
    expect(urls().some((url) => url.includes('iphone'))).toBe(false);
    await userEvent.click(look);
    await waitFor(() => expect(urls().at(-1)).toContain('code=iphone'));
    expect(look).not.toBeInTheDocument();
  });

  it('says that nothing was found, without asking the list for everything', async () => {
    const { box } = await open([]);
    await userEvent.type(box, 'X-99812');
    expect(await screen.findByText(/No buyback found/)).toBeVisible();
  });

  it('looks for a person on request alone, and keeps who it was out of addresses', async () => {
    const { urls, box } = await open();
    await userEvent.type(box, 'Lefèvre');
    const look = await screen.findByRole('button', { name: /Lefèvre/ });
    expect(urls().some((url) => url.includes('find'))).toBe(false);
    await userEvent.click(look);
    expect(await screen.findByRole('button', { name: /1 buyback of the customer/ })).toBeVisible();
    await waitFor(() => expect(urls().at(-1)).toContain(`id[]=${id}`));
    expect(urls().join()).not.toContain('Lef');
    expect(box).toHaveValue('');
  });

  it('shows no earlier result as the answer to a name, which stays in the box', async () => {
    const { urls, box, search } = await open([]);
    await userEvent.type(box, 'X-99812');
    expect(await screen.findByText(/No buyback found/)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'martin');
    await waitFor(() => expect(search()).toBe(''));
    expect(await screen.findByText(file.identificationNumber)).toBeVisible();
    expect(screen.queryByText(/No buyback found/)).not.toBeInTheDocument();
    expect(box).toHaveValue('martin');
    expect(urls().join()).not.toContain('martin');
  });

  it('looks for a person at Enter', async () => {
    const { urls, box } = await open();
    await userEvent.type(box, 'martin{Enter}');
    expect(await screen.findByRole('button', { name: /1 buyback of the customer/ })).toBeVisible();
    expect(urls().join()).not.toContain('martin');
  });

  it('goes at Enter to the first choice where a text may be a product or a person', async () => {
    const { urls, box } = await open([], parcels);
    await userEvent.type(box, 'iphone{Enter}');
    expect(screen.getByRole('button', { name: 'Look for the product “iphone”' })).toHaveFocus();
    expect(urls().some((url) => url.includes('/buybacks/find'))).toBe(false);
  });
});
