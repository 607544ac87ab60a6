import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens } from '../../../kernel/testing/declared-screens';
import { type FakeCall, type FakeReply, problemBody } from '../../../kernel/testing/render-app';
import ImportWizardPage from './import-wizard.page';
import ImportsPage from './imports.page';
import { locales } from './index';

const id = '0197f4a0-0000-7000-8000-000000000001';
const counts = { found: 2, inserted: 1, updated: 0, ignored: 1 };
const at = '2026-11-22T20:00:00.000Z';
const ignored = [{ line: 3, faults: [{ column: 'ean', code: 'scientific', value: '4.006E+12' }] }];
const row = {
  ...{ id, origin: 'upload', created_at: at, queued_at: at, started_at: at, ended_at: at },
  ...{ content: 'products', strategy: 'generic', status: 'success_with_ignored' },
  destination_account: { id: 'a1', common_name: 'Shop' },
  ...{ source_account: null, created_by: { id: 'u', name: 'Sofia Brandt' } },
  report: { error: null, lines_count: counts, ignored_lines: ignored },
};
const all = { ...counts, unchanged: 0 };
const draft = (phase: string, more: object = {}) => ({
  ...row,
  ...{ status: 'in_progress', ended_at: null, phase, header: ['Nom', 'ean'], samples: [['X', '1']] },
  ...{ columns: ['label', null], file: { name: 'p.csv', bytes: 9, received_parts: 1 }, dry_run: null },
  progress: { counts: all, done: 2, total: 2 },
  ...more,
});
const open = (page: typeof ImportsPage, path: string, url: string, answer: (call: FakeCall) => FakeReply) =>
  openScreens({
    screens: () => ({ List: page, Create: page, Edit: page }),
    paths: { list: path, create: '/none', edit: '/none/:id' },
    ...{
      locales,
      held: ['catalog.import', 'catalog.menu'],
      name: 'List',
      id: 'none',
      row: {},
      rows: [],
      url,
      answer,
    },
  });

describe('the list of imports', () => {
  it('shows more pages, and one import in its panel with what was ignored', async () => {
    await open(ImportsPage, '/imports/:organizationId', '/imports/a1', ({ url }) => ({
      body: {
        results: [{ ...row, id: url.includes('page=2') ? id.replace(/1$/, '2') : id }],
        pagination: { page: 1, total_pages: 2, total: 2 },
      },
    }));
    expect(await screen.findByText('Success, lines ignored')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    await userEvent.click(screen.getAllByRole('button', { name: 'Details' })[0] as HTMLElement);
    expect(await screen.findByText(/a spreadsheet has rounded this code to 4.006E\+12/)).toBeInTheDocument();
    expect(screen.getByText('Sofia Brandt')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download the ignored line' })).toBeInTheDocument();
  });
});

it('a list of imports that cannot be read says why, and not that nothing was imported', async () => {
  let refused = true;
  await open(ImportsPage, '/imports/:organizationId', '/imports/a1', () =>
    refused
      ? { status: 500, body: problemBody('internal-error', 500) }
      : { body: { results: [row], pagination: { page: 1, total_pages: 1, total: 1 } } },
  );
  expect(await screen.findByText(/^An unexpected error occurred/)).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing has been imported yet/)).not.toBeInTheDocument();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Success, lines ignored')).toBeInTheDocument();
});

it('an import that a record’s history leads to is open, also from a later page of the list', async () => {
  const url = `/imports/a1?import=${id}`;
  await open(ImportsPage, '/imports/:organizationId', url, (call) => ({
    body: call.url.includes(id)
      ? draft('ended', { status: 'success_with_ignored' })
      : { results: [], pagination: { page: 1, total_pages: 0, total: 0 } },
  }));
  expect(await screen.findByText('Sofia Brandt')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Sofia Brandt')).not.toBeInTheDocument());
});

describe('the wizard of an import', () => {
  const path = '/accounts/:accountId/catalog-imports';
  const url = `/accounts/a1/catalog-imports?import=${id}`;

  it('asks for the column by which lines find their records, and sends what was chosen', async () => {
    const { calls } = await open(ImportWizardPage, path, url, () => ({ body: draft('received') }));
    expect(await screen.findByText(/Choose the column for: EAN or GTIN/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'What the column ean is' }));
    await userEvent.click(await screen.findByTitle('EAN or GTIN'));
    await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ columns: ['label', 'ean'] }),
    );
  });

  it('shows what would change before anything is written, and leads the focus to another step', async () => {
    const change = { column: 'price_grade_a', before: '120.00', after: '99.00' };
    const dry = {
      counts: { ...all, updated: 1 },
      ignored_lines: ignored,
      differences: [{ line: 2, name: 'Phone', changes: [change] }],
    };
    await open(ImportWizardPage, path, url, () => ({ body: draft('checked', { dry_run: dry }) }));
    expect(await screen.findByText('Price, grade A')).toBeInTheDocument();
    expect(screen.getByText('99.00')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 2 lines' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the columns' }));
    expect(await screen.findByRole('group', { name: 'Columns' })).toHaveFocus();
  });
});
