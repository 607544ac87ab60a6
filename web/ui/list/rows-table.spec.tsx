import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { ListPage } from './list-page';

const listFiles = endpoint({
  name: 'listSelectableFiles',
  method: 'GET',
  path: '/files',
  access: 'public',
  summary: 'Files.',
  list: { filters: [], order: ['code'] },
  reply: z.object({ id: z.string(), code: z.string() }),
});
type Row = { id: string; code: string };
const rows: readonly Row[] = ['17', '24'].map((end) => ({ id: end, code: `37000000000${end}` }));

async function open() {
  const server = fakeServer(() => ({ body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } }));
  const app = await renderApp(
    <ListPage<Row>
      name="selectable"
      title="Files"
      endpoint={listFiles}
      columns={[{ key: 'code', title: 'Code', render: (row) => row.code }]}
      rowKey={(row) => row.id}
      rowName={(row) => row.code}
      bulkActions={[{ key: 'print', label: 'Print', onPress: () => undefined }]}
      empty={{ sentence: 'None.' }}
    />,
    { fetch: server.fetch },
  );
  await screen.findByText('3700000000017');
  return app;
}
const boxes = (): (string | null)[] =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

describe('the boxes of a list whose rows are chosen', () => {
  it('say which row they choose, chosen or not', async () => {
    await open();
    const names = ['Select all', 'Select 3700000000017', 'Select 3700000000024'];
    expect(boxes()).toEqual(names);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 3700000000024' }));
    expect(screen.getByRole('checkbox', { name: 'Select 3700000000024' })).toBeChecked();
    expect(boxes()).toEqual(names);
  });

  it('speak the language of the screen', async () => {
    const { i18n } = await open();
    await act(() => i18n.changeLanguage('fr-FR'));
    await screen.findByRole('checkbox', { name: 'Tout sélectionner' });
    expect(boxes().slice(1)).toEqual(['Sélectionner 3700000000017', 'Sélectionner 3700000000024']);
  });
});
