import { z } from 'zod';
import { endpoint, perHour } from '../kernel';
import type { CatalogueFileType } from './catalogue-file.parts';

/** Exactly the fields that back office §3 names. */
export const catalogueExportSchema = z.strictObject({
  id: z.uuid(),
  /** Below the site; null until the file is ready, and again once it has expired. */
  url: z.string().nullable(),
  /** Lines written so far. */
  entries_count: z.int().nonnegative(),
  /** Code of a problem, or null. */
  error: z.enum(['export-failed', 'export-expired']).nullable(),
});
export type CatalogueExport = z.infer<typeof catalogueExportSchema>;

/** "Export polling every 3000 ms" (back office §9). */
export const exportPollingMs = 3000;
/** How long a file can be downloaded. */
export const exportKeptMs = 24 * 3_600_000;

const places = {
  products: 'products',
  categories: 'categories',
  diagnostic: 'diagnostic-questions',
} as const;
const operations = {
  products: 'Products',
  categories: 'Categories',
  diagnostic: 'DiagnosticQuestions',
} as const;
/** An operator names the account in which he works; anybody else may name his own only. */
const ofAccount = z.object({ account_id: z.string().min(1).max(100).optional() });

/** The four calls of one type (back office §7 "Exports"). Each needs both permissions (back office §2). */
const exportsOf = <T extends CatalogueFileType>(type: T) => {
  const path = `/${places[type]}/exports`;
  const access = type === 'products' ? 'catalog.export-products' : 'catalog.export-categories';
  const one = { access, params: z.object({ id: z.uuid() }) } as const;
  return {
    start: endpoint({
      ...{ name: `export${operations[type]}`, method: 'POST', path, access, status: 201 },
      summary: `Starts an export of an account’s ${type} as a CSV file.`,
      query: ofAccount,
      body: ofAccount.strict(),
      reply: catalogueExportSchema,
      limits: [perHour('session', 60)],
    }),
    list: endpoint({
      ...{ name: `list${operations[type]}Exports`, method: 'GET', path, access },
      summary: 'The latest exports, newest first.',
      query: ofAccount,
      reply: z.array(catalogueExportSchema),
    }),
    read: endpoint({
      ...{ ...one, name: `read${operations[type]}Export`, method: 'GET', path: `${path}/{id}` },
      summary: 'One export: asked for again until it has an address or an error.',
      query: ofAccount,
      reply: catalogueExportSchema,
    }),
    download: endpoint({
      ...{ ...one, name: `download${operations[type]}Export`, method: 'GET', path: `${path}/{id}/file` },
      summary: 'The file, under the address that the export names, for a day.',
      query: ofAccount.extend({ key: z.string().max(100) }),
      produces: 'text/csv',
      problems: ['export-not-ready', 'export-failed', 'export-expired'],
    }),
  } as const;
};

export const catalogueExportEndpoints = {
  products: exportsOf('products'),
  categories: exportsOf('categories'),
  diagnostic: exportsOf('diagnostic'),
} as const;
