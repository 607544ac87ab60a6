import { MongoBulkWriteError, MongoServerError, type Collection } from 'mongodb';
import { DocumentConflict } from '../documents.port';
import type { Envelope } from './envelope';
import { uniqueKey, type Kept } from './kept-fields';

const duplicateKey = 11_000;
const internalError = 1;

/** FerretDB has no error code of its own for an update refused by a unique index. */
export const isDuplicate = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError &&
  (error.code === duplicateKey ||
    (error.code === internalError && error.message.includes('UNIQUE constraint failed')));

/** Which write of a command was refused; those before it were applied. */
export function refusedAt(error: MongoServerError): number {
  if (!(error instanceof MongoBulkWriteError)) return 0;
  const first = [error.writeErrors].flat()[0];
  return first?.index ?? 0;
}

/**
 * Why a write was refused as a duplicate. Servers report it differently, or not at all, so the store is asked.
 * @param inserted whether it was to be a new document.
 */
export async function conflictOf(
  collection: Collection<Envelope>,
  envelope: Pick<Envelope, '_id' | 'unique'>,
  kept: Kept,
  inserted: boolean,
): Promise<DocumentConflict> {
  const { _id, unique = {} } = envelope;
  const conflict = (reason: 'revision' | 'unique', fields?: readonly string[]) =>
    new DocumentConflict(collection.collectionName, _id, reason, fields);
  if (inserted && (await collection.findOne({ _id }, { projection: { _id: 1 } })))
    return conflict('revision');
  for (const fields of kept.unique) {
    const key = uniqueKey(fields);
    const value = unique[key];
    if (value === undefined) continue;
    const taken = { [`unique.${key}`]: value, _id: { $ne: _id } };
    if (await collection.findOne(taken, { projection: { _id: 1 } })) return conflict('unique', fields);
  }
  // The conflicting document is gone; reading and retrying is then correct.
  return conflict('revision');
}

/** The same for several writes, the first of which was refused according to the server. */
export async function conflictAmong(
  collection: Collection<Envelope>,
  envelopes: readonly Pick<Envelope, '_id' | 'unique'>[],
  kept: Kept,
): Promise<DocumentConflict | undefined> {
  let first: DocumentConflict | undefined;
  for (const envelope of envelopes) {
    const conflict = await conflictOf(collection, envelope, kept, false);
    if (conflict.reason === 'unique') return conflict;
    first ??= conflict;
  }
  return first;
}
