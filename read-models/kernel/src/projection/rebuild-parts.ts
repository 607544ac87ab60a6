import type { Documents } from '../documents';
import { checkpointOp, checkpointsSpec, readCheckpoint, readPositions } from './checkpoints';
import { indexesOnce, makeIndexes, mostRowsWithoutIndexes } from './late-indexes';
import { LogPages } from './log-pages';
import { checkpointOfPart, partsOf, type Part } from './part';
import type { ComparePositions, Projection, Row } from './projection';
import { ProjectionWriter } from './projection-writer';
import type { RebuildOptions } from './rebuild';

/** Threads or processes that fill one collection together. */
export const partsOfRebuild = 2;
/** Others wait to write for as long as one transaction takes. */
const most = { rows: 500, bytes: 4_000_000 };

export type PartOptions = Omit<RebuildOptions<Row>, 'batchEvents' | 'onProgress'> & {
  /** After each transaction. What it throws ends the work, which can be taken up again. */
  readonly written: () => void;
};

/**
 * Folds the log up to `until` into the rows whose keys are of a part; goes on from where the part was interrupted.
 * @param physical name of a collection that a `Rebuild` has reserved.
 */
export async function fillPart(
  options: PartOptions,
  physical: string,
  part: Part,
  until: string,
): Promise<void> {
  const { documents, projection, written } = options;
  const writer = new ProjectionWriter<Row>({ ...options, physical, part, isFilling: true });
  const index = indexesOnce(documents, { ...projection.collection, name: physical });
  await new LogPages(options, { until, most, part }).writeAll(writer, async () => {
    written();
    if (part.index === 0 && writer.newRows * part.of >= mostRowsWithoutIndexes) await index();
  });
}

/** Once every part has come to `until`: the collection holds all rows up to there, and gets its indexes. */
export async function joinParts(
  documents: Documents,
  projection: Pick<Projection, 'collection'>,
  physical: string,
  until: string,
): Promise<void> {
  await makeIndexes(documents, { ...projection.collection, name: physical });
  const before = await readCheckpoint(documents, physical);
  const parts = partsOf(partsOfRebuild).map((part) => checkpointOfPart(physical, part));
  const joined = checkpointOp(physical, until, before);
  const left = parts.map((id) => ({ kind: 'delete', id }) as const);
  await documents.batch([{ collection: checkpointsSpec, ops: [joined, ...left] }]);
}

/** Up to where a collection is filled; while parts of it are, up to where the last of them is. */
export async function filledTo(
  documents: Documents,
  physical: string,
  compare: ComparePositions,
): Promise<string> {
  const parts = partsOf(partsOfRebuild).map((part) => checkpointOfPart(physical, part));
  const found = await readPositions(documents, [physical, ...parts]);
  const whole = found.get(physical);
  if (whole !== undefined) return whole;
  const positions = parts.map((id) => found.get(id) ?? '');
  return positions.includes('') ? '' : (positions.sort(compare)[0] ?? '');
}
