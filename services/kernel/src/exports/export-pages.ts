import type { Cells, FileFormat } from '@reprise/contracts/catalogue-files';
import type { CsvColumn } from './csv-lines';

/** Lines of a page, and where the next one begins. */
export type ExportPage = { readonly lines: readonly Cells[]; readonly cursor: string };
/** The lines of one file, page by page: no page is larger than the memory of a process. */
export type ExportPages = {
  readonly columns: readonly CsvColumn[];
  /** @param cursor of the page before, or nothing for the first. @returns undefined after the last. */
  next(cursor: string | null): Promise<ExportPage | undefined>;
};
export type PagesOf<J> = (job: J, format: FileFormat) => Promise<ExportPages>;

const pageSize = 1000;
/** Of a collection in the order of its ids, what follows a cursor. */
export const afterCursor = (cursor: string | null) => (cursor === null ? {} : { _id: { $gt: cursor } });
export const byId = { sort: [['_id', 1]], limit: pageSize } as const;
