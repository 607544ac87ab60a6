import '@testing-library/jest-dom';
import { endpoint } from '@reprise/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { ListPage } from './list-page';

const listFiles = endpoint({
  name: 'listFilteredFilesOfSpec',
  method: 'GET',
  path: '/files',
  access: 'public',
  summary: 'Files.',
  list: { filters: ['name'], order: [] },
  reply: z.object({ id: z.string() }),
});
type Row = { id: string };

async function open() {
  const server = fakeServer(() => ({ body: { 'hydra:member': [{ id: 'a' }], 'hydra:totalItems': 1 } }));
  await renderApp(
    <ListPage<Row>
      name="sheet"
      title="Files"
      endpoint={listFiles}
      columns={[{ key: 'id', title: 'Id', render: ({ id }) => `row ${id}` }]}
      rowKey={({ id }) => id}
      filters={[{ kind: 'text', name: 'name', label: 'Name' }]}
      empty={{ sentence: 'None.' }}
    />,
    { fetch: server.fetch },
  );
  await screen.findByText('row a');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const asked = () => server.calls.filter(({ url }) => url.includes('name=')).length;
  return { asked };
}

describe('the filters of a list', () => {
  describe('on a phone', () => {
    const wide = globalThis.matchMedia;
    beforeAll(() => {
      globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    });
    afterAll(() => {
      globalThis.matchMedia = wide;
    });

    it('stand in a sheet, and take effect when they are applied', async () => {
      const { asked } = await open();
      const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
      await userEvent.type(sheet.getByLabelText('Name'), 'pixel{Enter}');
      expect(asked()).toBe(0);
      await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
      expect(await screen.findByRole('button', { name: /Remove the filter Name pixel/ })).toBeInTheDocument();
      await waitFor(() => expect(asked()).toBe(1));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it.each([
      [
        'Close',
        () => userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body),
      ],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('are as before after %s', async (_how, leave) => {
      const { asked } = await open();
      const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
      await userEvent.type(sheet.getByLabelText('Name'), 'pixel{Enter}');
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(asked()).toBe(0);
    });
  });

  it('close with Escape on a large screen', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Name'), '{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'false'),
    );
  });
});
