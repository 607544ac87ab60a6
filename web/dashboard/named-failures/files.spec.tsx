import '@testing-library/jest-dom';
import { catalogueExportEndpoints } from '@reprise/contracts/catalogue-files';
import { importEndpoints } from '@reprise/contracts/imports';
import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { chooseFile, press, unknown } from './failing-acts.fixtures';
import { type Failure, type Given, tellsFailures } from './failing.suite';
import { id } from './kept.fixtures';

const counts = { found: 2, inserted: 1, updated: 0, ignored: 1, unchanged: 0 };
const { unchanged: _unchanged, ...told } = counts;
const at = '2026-11-22T20:00:00.000Z';
const draft = (phase: string, more: object = {}): Given => [
  [
    importEndpoints.get,
    {
      body: {
        ...{ id: id(1), origin: 'upload', created_at: at, queued_at: at, started_at: at, ended_at: null },
        ...{ content: 'products', strategy: 'generic', status: 'in_progress', source_account: null },
        destination_account: { id: id(9), common_name: 'Shop' },
        created_by: { id: id(8), name: 'Sofia Brandt' },
        report: {
          ...{ error: null, lines_count: told },
          ignored_lines: [{ line: 3, faults: [{ column: 'ean', code: 'scientific', value: '4E+12' }] }],
        },
        ...{ phase, header: ['Nom', 'ean'], samples: [['X', '1']], columns: ['label', 'ean'] },
        ...{ file: { name: 'p.csv', bytes: 9, received_parts: 1 }, dry_run: null },
        progress: { counts, done: 2, total: 2 },
        ...more,
      },
    },
  ],
];
const wizard = `/accounts/${id(9)}/catalog-imports`;
const begun = { at: `${wizard}?import=${id(1)}` };
const checked = draft('checked', { dry_run: { counts, ignored_lines: [], differences: [] } });
const over = draft('ended', { status: 'success_with_ignored', ended_at: at });
const tooLate = ['import-not-possible', /^This import is not at a stage that allows this/] as const;
const tooLarge = ['file-too-large', /^This file is too large/] as const;

/** Back office §8 "Imports and exports". */
const ofImports: readonly Failure[] = [
  {
    ...{ at: wizard, call: importEndpoints.create, sends: chooseFile('p.csv', 'text/csv') },
    refusals: [tooLarge, ['account-not-retailer', /^This account is not a retailer/], unknown],
  },
  {
    ...{ at: wizard, call: importEndpoints.part, sends: chooseFile('p.csv', 'text/csv') },
    given: [
      [importEndpoints.create, { status: 201, body: (draft('receiving')[0]?.[1] as { body: object }).body }],
    ],
    refusals: [['import-file-refused', /^This file cannot be imported/], tooLate, tooLarge],
  },
  {
    ...{
      ...begun,
      call: importEndpoints.check,
      given: draft('received'),
      sends: () => press('Check the file'),
    },
    refusals: [['import-key-missing', /^No column of the file is used for/], tooLate],
  },
  {
    ...{ ...begun, call: importEndpoints.start, given: checked, sends: () => press(/^Import/) },
    refusals: [tooLate, unknown],
  },
  ...[draft('checking'), checked, draft('running')].map((given) => ({
    ...{ ...begun, call: importEndpoints.cancel, given, refusals: [tooLate] },
    sends: () => press(/^Cancel/),
  })),
  {
    ...{ ...begun, call: importEndpoints.ignoredLines, given: over, refusals: [unknown] },
    sends: () => press(/^Download the ignored/),
  },
];

const ofExports: readonly Failure[] = [
  {
    ...{ at: `/accounts/${id(9)}/catalog-export`, call: catalogueExportEndpoints.categories.start },
    does: async () => {
      await userEvent.click(await screen.findByRole('combobox'));
      await userEvent.click(await screen.findByTitle('Categories'));
    },
    sends: () => press(/^(Start the export|Start again)$/),
    refusals: [unknown, ['not-found', /^This page or record does not exist/]],
  },
];

tellsFailures('imports', ofImports);
tellsFailures('exports', ofExports);
