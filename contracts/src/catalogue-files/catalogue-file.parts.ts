import { z } from 'zod';

/** What a file of the catalogue holds: "products, categories or diagnostic" (back office §2). */
export const catalogueFileTypes = ['products', 'categories', 'diagnostic'] as const;
export const catalogueFileTypeSchema = z.enum(catalogueFileTypes);
export type CatalogueFileType = z.infer<typeof catalogueFileTypeSchema>;

/** Why a cell is refused, each told in one sentence of `locales`. */
export const cellProblemCodes = [
  'required',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'too-few',
  'too-many',
  'not-a-number',
  'not-whole',
  'not-an-amount',
  'not-yes-or-no',
  'unknown-choice',
  'invalid-id',
  'invalid-identifier',
  'invalid-ean',
  'invalid-tac',
  'contains-html',
  'absorption-without-value',
  'invalid',
] as const;
export const cellProblemSchema = z.strictObject({
  /** Name of the column. */
  column: z.string(),
  code: z.enum(cellProblemCodes),
  /** The bound that is broken, or what may be written. */
  limit: z.union([z.number(), z.string()]).optional(),
});
export type CellProblem = z.infer<typeof cellProblemSchema>;

/** Text by the name of the column. */
export type Cells = Readonly<Record<string, string>>;
export type ReadCells<R> = { readonly value: R } | { readonly problems: readonly CellProblem[] };

/** How a spreadsheet of the reader's language splits cells and writes decimals. */
export type FileFormat = { readonly separator: ';' | ','; readonly decimal: ',' | '.' };

/** Spreadsheets of languages that write `12,50` split cells at semicolons. */
export const formatOf = (language: string): FileFormat =>
  language.startsWith('en') ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
