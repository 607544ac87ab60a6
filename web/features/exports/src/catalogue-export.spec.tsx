import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, renderApp } from '../../../kernel/testing/render-app';
import CatalogueExportPage from './catalogue-export.page';
import { paths } from './exports.paths';
import { locales, routes } from './index';
import { reducers, sagas } from './exports.state';

const id = '01935f00-0000-7000-8000-000000000001';
const job = { id, url: null, entries_count: 0, error: null };
const open = (...told: object[]) => {
  const server = fakeServer((call: FakeCall) => {
    if (call.method === 'POST') return { status: 201, body: job };
    return { body: (told.length > 1 ? told.shift() : told[0]) ?? job };
  });
  const place = { path: paths.catalogue, url: '/accounts/a1/catalog-export' };
  const app = renderApp(<CatalogueExportPage />, {
    ...{ ...place, locales, fetch: server.fetch, reducers, sagas },
  });
  return app.then(() => server.calls);
};
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 9000 });
async function choose(): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox'));
  await userEvent.click(await screen.findByText('Categories'));
}

describe('the export of a catalogue', () => {
  beforeAll(() =>
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }),
  );
  it('starts once a type is chosen, asks every three seconds, and offers the file', async () => {
    const url = `/api/categories/exports/${id}/file?key=secret`;
    const calls = await open({ ...job, entries_count: 7 }, { ...job, entries_count: 12, url });
    expect(await button('Start the export')).toBeDisabled();
    await choose();
    await userEvent.click(await button('Start the export'));
    await waitFor(() => expect(screen.getByRole('combobox')).toBeDisabled());
    await screen.findAllByText('7 lines written so far', {}, { timeout: 9000 });
    await userEvent.click(await button('Download the CSV file'));
    await waitFor(() => expect(calls.at(-1)?.url).toBe(`${url}&account_id=a1`));
    expect(calls[0]).toMatchObject({ method: 'POST', body: { account_id: 'a1' } });
    await userEvent.click(await button('New export'));
    expect(await button('Start the export')).toBeDisabled();
  }, 40_000);

  it('tells a failure with a title and a message, and begins again', async () => {
    const calls = await open({ ...job, error: 'export-failed' });
    await choose();
    expect(screen.getByText('Identifier (required)')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Columns of the file'));
    expect(await button('Download an empty template')).toBeEnabled();
    await userEvent.click(await button('Start the export'));
    expect(await screen.findByText('The export failed', {}, { timeout: 9000 })).toBeInTheDocument();
    expect(screen.getByText(/could not be finished/)).toBeInTheDocument();
    await userEvent.click(await button('Start again'));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  }, 40_000);

  it('is open only to who holds both permissions', () => {
    const both = { all: ['catalog.export-products', 'catalog.export-categories'] };
    expect(routes.map(({ access }) => access)).toEqual([both, both, both]);
  });
});
