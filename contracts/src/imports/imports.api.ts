import { z } from 'zod';
import { endpoint, uploadedFileSchema, uuidSchema } from '../kernel';
import {
  catalogImportSchema,
  importContentSchema,
  importStrategySchema,
  importTraceSchema,
} from './import.rows';
import { importKeys } from './import-keys.rules';
import { importColumnsSchema, importDraftSchema, importLimits } from './import-draft.rows';

const ofAccount = z.object({ accountId: uuidSchema });
const one = ofAccount.extend({ id: uuidSchema });
const access = 'catalog.import';
const shared = { access, params: one, reply: importDraftSchema } as const;
const path = '/accounts/{accountId}/imports';

const keysTold = Object.entries(importKeys)
  .flatMap(([content, byStrategy]) =>
    Object.entries(byStrategy).map(([strategy, keys]) => `${content} ${strategy} \`${keys.join('`, `')}\``),
  )
  .join('; ');
/** The steps in their order, and what a file may look like. */
const importsAbout = `In this order: announce the file; send its parts of ${importLimits.partBytes} bytes each, of which only the last may be smaller; check it with what its columns mean; read it until its \`phase\` is \`checked\`; start it; read it until it is \`ended\`. The file is CSV in UTF-8, at most ${importLimits.bytes} bytes and ${importLimits.lines} lines; an export of the same content is a template. By strategy, the record of a line is found by: ${keysTold}. A line that lacks one is ignored.`;

/** Back office §2 "Imports", and their calls in back office §7. */
export const importEndpoints = {
  list: endpoint({
    name: 'listCatalogImports',
    method: 'GET',
    path,
    access,
    summary: 'The catalogue imports of an account, newest first, 20 a page.',
    params: ofAccount,
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    reply: z.strictObject({
      results: z.array(catalogImportSchema),
      pagination: z.strictObject({ page: z.int(), total_pages: z.int(), total: z.int() }),
    }),
  }),
  create: endpoint({
    name: 'createCatalogImport',
    method: 'POST',
    path,
    access,
    summary:
      'Announces a CSV file of the catalogue; its parts follow. Nothing is written before it is started.',
    about: importsAbout,
    params: ofAccount,
    body: z.strictObject({
      content: importContentSchema,
      strategy: importStrategySchema.describe('By which columns the record of a line is found.'),
      file_name: z.string().trim().min(1).max(255),
      bytes: z.int().positive().describe('The size of the whole file.'),
    }),
    status: 201,
    reply: importDraftSchema,
    problems: ['file-too-large', 'account-not-retailer'],
  }),
  part: endpoint({
    ...shared,
    name: 'sendCatalogImportPart',
    method: 'PUT',
    path: `${path}/{id}/parts/{part}`,
    summary: 'One part of the file, counted from 1; with the last one its columns are read.',
    params: one.extend({
      part: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .describe('Which part of the file, counted from 1 to 999.'),
    }),
    consumes: 'multipart/form-data',
    body: z.strictObject({ file: uploadedFileSchema(importLimits.partBytes) }),
    problems: ['import-not-possible', 'import-file-refused', 'file-too-large'],
  }),
  get: endpoint({
    ...shared,
    name: 'getCatalogImport',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'An import with its columns, its dry run and its progress.',
  }),
  check: endpoint({
    ...shared,
    name: 'checkCatalogImport',
    method: 'POST',
    path: `${path}/{id}/check`,
    summary: 'Remembers what the columns mean and begins the dry run, which writes nothing.',
    body: z.strictObject({ columns: importColumnsSchema }),
    problems: ['import-not-possible', 'import-key-missing', 'invalid-request'],
  }),
  start: endpoint({
    ...shared,
    name: 'startCatalogImport',
    method: 'POST',
    path: `${path}/{id}/start`,
    summary: 'Queues an import that has been checked.',
    problems: ['import-not-possible'],
  }),
  cancel: endpoint({
    ...shared,
    name: 'cancelCatalogImport',
    method: 'POST',
    path: `${path}/{id}/cancel`,
    summary: 'Stops an import after the lines in work. What it has written stays, and is reported.',
    problems: ['import-not-possible'],
  }),
  ofRecord: endpoint({
    name: 'listImportsOfRecord',
    method: 'GET',
    path: '/accounts/{accountId}/imported-records/{id}',
    access: 'catalog.menu',
    summary: 'The last imports that wrote a category, a product or a question, newest first.',
    params: one,
    reply: z.array(importTraceSchema),
  }),
  ignoredLines: endpoint({
    name: 'downloadIgnoredLines',
    method: 'GET',
    path: `${path}/{id}/ignored-lines`,
    access,
    summary:
      'The ignored lines as they were, with the file’s own first line, to be corrected and imported again.',
    params: one,
    produces: 'text/csv',
  }),
} as const;
