import { isDeepStrictEqual } from 'node:util';
import { idPages, type Collection, type Document, type Documents, type Stored } from '../documents';
import type { Projection, Row } from './projection';

/** A row that differs; undefined on the side where it does not exist. */
export type Difference = { readonly id: string; readonly live?: Document; readonly fresh?: Document };
export type RowsCompared = {
  readonly live: { readonly collection: string; readonly rows: number };
  readonly fresh: { readonly collection: string; readonly rows: number };
  readonly sampled: number;
  readonly differences: readonly Difference[];
};

/** How often a row was written says nothing about its content. */
function content<T extends Document>(row: Stored<T> | undefined): Document | undefined {
  return row && { ...row, _revision: undefined };
}

/** Rows of both sides that are in memory at the same time. */
const comparedAtOnce = 1_000;

/**
 * All rows, or those from both ends and at even intervals in between, so that rows missing on either side have a chance
 * to be seen.
 */
async function* sampledRows(
  collection: Collection<Row>,
  rows: number,
  sample: number,
): AsyncGenerator<readonly Row[]> {
  if (rows <= sample) return yield* idPages<Row>((...asked) => collection.find(...asked));
  const chunks = 10;
  const limit = Math.ceil(sample / chunks);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const skip = Math.floor((Math.max(0, rows - limit) * chunk) / (chunks - 1));
    yield collection.find({}, { sort: [['_id', 1]], skip, limit });
  }
}

async function differencesOf(ids: readonly string[], old: Collection<Row>, rebuilt: Collection<Row>) {
  const byId = async (collection: Collection<Row>) =>
    new Map((await collection.getMany(ids)).map((row) => [row._id, content(row)] as const));
  const [oldById, rebuiltById] = [await byId(old), await byId(rebuilt)];
  return ids.flatMap((id): Difference[] => {
    const [before, after] = [oldById.get(id), rebuiltById.get(id)];
    if (isDeepStrictEqual(before, after)) return [];
    return [{ id, ...(before && { live: before }), ...(after && { fresh: after }) }];
  });
}

export async function compareRows<R extends Row>(
  { documents, projection }: { readonly documents: Documents; readonly projection: Projection<R> },
  live: string,
  fresh: string,
  sample: number,
): Promise<RowsCompared> {
  const collectionOf = (name: string) => documents.collection<Row>({ ...projection.collection, name });
  const [old, rebuilt] = [collectionOf(live), collectionOf(fresh)];
  const [oldRows, rebuiltRows] = [await old.count({}), await rebuilt.count({})];
  const sampled = new Set<string>();
  for (const pages of [sampledRows(old, oldRows, sample), sampledRows(rebuilt, rebuiltRows, sample)])
    for await (const page of pages) for (const { _id } of page) sampled.add(_id);
  const ids = [...sampled];
  const differences: Difference[] = [];
  for (let from = 0; from < ids.length; from += comparedAtOnce) {
    const found = await differencesOf(ids.slice(from, from + comparedAtOnce), old, rebuilt);
    for (const difference of found) differences.push(difference);
  }
  return {
    live: { collection: live, rows: oldRows },
    fresh: { collection: fresh, rows: rebuiltRows },
    sampled: ids.length,
    differences,
  };
}
