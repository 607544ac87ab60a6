import { z } from 'zod';
import { catalogImportSchema, ignoredLineSchema, importPhaseSchema, linesCountSchema } from './import.rows';

/** Limits of a file, by what is in it. */
export const importLimits = {
  bytes: 100 * 1024 * 1024,
  /** A file arrives in parts of this size; only the last one may be smaller. */
  partBytes: 2 * 1024 * 1024,
  lines: 200_000,
  columns: 200,
  lineBytes: 256 * 1024,
  /** Lines that a reply holds; the files to download hold all. */
  shownLines: 50,
} as const;

/** Why a whole file is refused or an import ends without success. */
export const importErrors = [
  'archive',
  'encoding',
  'empty',
  'format',
  'line-too-long',
  'too-many-columns',
  'too-many-lines',
  'columns',
  'too-large',
  // Nothing was fetched from the client’s server.
  ...(['server-away', 'server-refuses', 'server-unknown', 'file-unfinished'] as const),
  'cancelled',
  'technical',
] as const;
export const importErrorSchema = z.enum(importErrors);
export type ImportError = z.infer<typeof importErrorSchema>;

/** One field of a record that an import would change, in the words of the file. */
export const importChangeSchema = z.strictObject({
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export const importDifferenceSchema = z.strictObject({
  line: z.int().positive(),
  name: z.string(),
  changes: z.array(importChangeSchema),
});
export type ImportDifference = z.infer<typeof importDifferenceSchema>;

const counts = linesCountSchema.extend({ unchanged: z.int().nonnegative() });
export type ImportCounts = z.infer<typeof counts>;

/** The columns of the target in the order of the file's own; null: the column is not imported. */
export const importColumnsSchema = z.array(z.string().max(100).nullable()).max(importLimits.columns);

/** An import as its wizard follows it. */
export const importDraftSchema = catalogImportSchema.extend({
  phase: importPhaseSchema,
  file: z.strictObject({ name: z.string(), bytes: z.int(), received_parts: z.int() }),
  /** The file's own first line, and what each of its columns is taken for. */
  header: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  columns: importColumnsSchema,
  /** What the dry run found; null until it is over. Nothing is written by it. */
  dry_run: z
    .strictObject({
      counts,
      ignored_lines: z.array(ignoredLineSchema),
      differences: z.array(importDifferenceSchema),
    })
    .nullable(),
  /** Of the dry run while it checks, of the import after it. */
  progress: z.strictObject({ counts, done: z.int().nonnegative(), total: z.int().nonnegative() }),
});
export type ImportDraft = z.infer<typeof importDraftSchema>;
