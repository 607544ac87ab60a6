import type { CollectionSpec, Document, Documents, WriteOp } from '../documents';

export const checkpointsSpec: CollectionSpec = { name: 'projection_checkpoints' };
type CheckpointDocument = Document & { readonly position: string };

/** The progress of a physical collection; `revision` shows whether another writer moved it. */
export type Checkpoint = { readonly position: string; readonly revision: number };

/** @param physical name of the collection that contains the rows. */
export async function readCheckpoint(documents: Documents, physical: string): Promise<Checkpoint> {
  const kept = await documents.collection<CheckpointDocument>(checkpointsSpec).get(physical);
  return kept ? { position: kept.position, revision: kept._revision } : { position: '', revision: -1 };
}

/** Positions of many, in one query; a collection without one is not included. */
export async function readPositions(
  documents: Documents,
  physicals: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kept = await documents.collection<CheckpointDocument>(checkpointsSpec).getMany(physicals);
  return new Map(kept.map(({ _id, position }) => [_id, position]));
}

/** The write that moves a checkpoint; refused if another writer moved it since it was read. */
export function checkpointOp(
  physical: string,
  position: string,
  read: Checkpoint,
): WriteOp<CheckpointDocument> {
  return { kind: 'put', document: { _id: physical, position }, expected: read.revision };
}

export const afterWrite = (read: Checkpoint, position: string): Checkpoint => ({
  position,
  revision: read.revision === -1 ? 1 : read.revision + 1,
});
