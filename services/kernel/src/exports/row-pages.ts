import type { Cells } from '@reprise/contracts/catalogue-files';
import type { Row } from '@reprise/read-kernel';
import type { Collection, Filter } from '@reprise/read-kernel/documents';
import type { ExportJob } from './export-jobs';
import { afterCursor, byId, type ExportPages } from './export-pages';

type Told<R extends Row> = Pick<ExportPages, 'columns'> & {
  rows(): Promise<Collection<R>>;
  linesOf(found: readonly R[]): Promise<readonly Cells[]>;
};

/** The rows of a list that the filter of a job finds, each as a line. */
export const rowPages = <R extends Row>(
  { asked = '{}' }: ExportJob,
  { columns, rows, linesOf }: Told<R>,
): ExportPages => ({
  columns,
  next: async (cursor) => {
    const collection = await rows();
    const found = await collection.find({ $and: [JSON.parse(asked) as Filter, afterCursor(cursor)] }, byId);
    const last = found.at(-1);
    return last && { lines: await linesOf(found), cursor: last._id };
  },
});
