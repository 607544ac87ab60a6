import { isDeepStrictEqual } from 'node:util';
import type { Collection, Document, Documents, Stored } from '../documents';
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

/**
 * Ids from both ends and at even intervals in between, so that rows missing on either side have a chance to be seen.
 */
async function sampleIds(
  collection: Collection<Row>,
  rows: number,
  sample: number,
): Promise<readonly string[]> {
  const chunks = 10;
  const limit = Math.ceil(sample / chunks);
  const ids: string[] = [];
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const skip = Math.floor((Math.max(0, rows - limit) * chunk) / (chunks - 1));
    const found = await collection.find({}, { sort: [['_id', 1]], skip, limit });
    ids.push(...found.map((row) => row._id));
  }
  return ids;
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
  const sampled = [
    ...new Set([
      ...(await sampleIds(old, oldRows, sample)),
      ...(await sampleIds(rebuilt, rebuiltRows, sample)),
    ]),
  ];
  const byId = async (collection: Collection<Row>) =>
    new Map((await collection.getMany(sampled)).map((row) => [row._id, content(row)] as const));
  const [oldById, rebuiltById] = [await byId(old), await byId(rebuilt)];
  const differences = sampled.flatMap((id): Difference[] => {
    const [before, after] = [oldById.get(id), rebuiltById.get(id)];
    if (isDeepStrictEqual(before, after)) return [];
    return [{ id, ...(before && { live: before }), ...(after && { fresh: after }) }];
  });
  return {
    live: { collection: live, rows: oldRows },
    fresh: { collection: fresh, rows: rebuiltRows },
    sampled: sampled.length,
    differences,
  };
}
