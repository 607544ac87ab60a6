import { z } from 'zod';
import { endpoint, perHour } from '../kernel';
import type { Permission } from '../permissions';

/** Exactly the fields that back office §3 names. */
export const fileExportSchema = z.strictObject({
  id: z.uuid(),
  url: z
    .string()
    .nullable()
    .describe('Below the site, for a day; null until the file is ready, and again once it has expired.'),
  entries_count: z.int().nonnegative().describe('Lines written so far.'),
  error: z.enum(['export-failed', 'export-expired']).nullable().describe('Code of a problem, or null.'),
});
export type FileExport = z.infer<typeof fileExportSchema>;

/** "Export polling every 3000 ms" (back office §9). */
export const exportPollingMs = 3000;
/** How long a file can be downloaded. */
export const exportKeptMs = 24 * 3_600_000;

/** An operator names the account in which he works; anybody else may name his own only. */
export const ofAccountSchema = z.object({ account_id: z.string().min(1).max(100).optional() });

type Exported<Q extends z.ZodType> = {
  /** As in the names of operations: `Products`. */
  readonly name: string;
  readonly path: string;
  readonly access: Permission;
  /** What is exported, in a sentence: `an account’s products`. */
  readonly what: string;
  /** What may be said of the file: the filters of a list. */
  readonly asked: Q;
};

/** The four calls of one type (back office §7 "Exports"). */
export function exportCalls<Q extends z.ZodType>({ name, path, access, what, asked }: Exported<Q>) {
  const one = { access, params: z.object({ id: z.uuid() }) } as const;
  return {
    start: endpoint({
      ...{ name: `export${name}`, method: 'POST', path, access, status: 201 },
      summary: `Starts an export of ${what} as a CSV file.`,
      about:
        'Ask for the export again every few seconds until it has an `url` or an `error`, then fetch the `url` with the same token. The file is UTF-8 with semicolons.',
      query: asked,
      body: ofAccountSchema.strict(),
      reply: fileExportSchema,
      limits: [perHour('session', 60)],
    }),
    list: endpoint({
      ...{ name: `list${name}Exports`, method: 'GET', path, access },
      summary: 'The latest exports, newest first.',
      query: ofAccountSchema,
      reply: z.array(fileExportSchema),
    }),
    read: endpoint({
      ...{ ...one, name: `read${name}Export`, method: 'GET', path: `${path}/{id}` },
      summary: 'One export: asked for again until it has an address or an error.',
      query: ofAccountSchema,
      reply: fileExportSchema,
    }),
    download: endpoint({
      ...{ ...one, name: `download${name}Export`, method: 'GET', path: `${path}/{id}/file` },
      summary: 'The file, under the address that the export names, for a day.',
      query: ofAccountSchema.extend({
        key: z.string().max(100).describe('As it stands in the `url` of the export.'),
      }),
      produces: 'text/csv',
      problems: ['export-not-ready', 'export-failed', 'export-expired'],
    }),
  } as const;
}

const ofListSchema = ofAccountSchema.loose();

/** Of a list. Beside the account, the query may hold its filters: the file holds what the list shows. */
export const listExportCalls = (list: Omit<Exported<typeof ofListSchema>, 'asked'>) =>
  exportCalls({ ...list, asked: ofListSchema });
export type ListExportCalls = ReturnType<typeof listExportCalls>;
