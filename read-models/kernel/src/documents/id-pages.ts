import type { Filter, FindOptions } from './documents.port';

type Named = { readonly _id: string } | { readonly id: string };
type Find<Row> = (beyond: Filter, page: FindOptions) => Promise<readonly Row[]>;
const idOf = (row: Named): string => ('_id' in row ? row._id : row.id);

/**
 * All that a search finds, piece by piece in the order of ids: as many as there are, without holding them. What is
 * written behind the current piece is not read. @param after the id behind which to begin.
 */
export async function* idPages<Row extends Named>(
  find: Find<Row>,
  { after = '', limit = 1000 }: { readonly after?: string; readonly limit?: number } = {},
): AsyncGenerator<readonly Row[]> {
  for (let last = after; ;) {
    const rows = await find(last === '' ? {} : { _id: { $gt: last } }, { sort: [['_id', 1]], limit });
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = idOf(end);
  }
}
