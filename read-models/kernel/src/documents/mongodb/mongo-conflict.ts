import { MongoBulkWriteError, MongoServerError, type Collection } from 'mongodb';
import { DocumentConflict } from '../documents.port';
import type { Envelope } from './envelope';
import { uniqueKey, type Kept } from './kept-fields';

const duplicateKey = 11_000;
const internalError = 1;

/** FerretDB has no code of its own for an update that a unique index refuses. */
export const isDuplicate = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError &&
  (error.code === duplicateKey ||
    (error.code === internalError && error.message.includes('UNIQUE constraint failed')));

/** Which write of a command was refused; those before it were made. */
export function refusedAt(error: MongoServerError): number {
  if (!(error instanceof MongoBulkWriteError)) return 0;
  const first = [error.writeErrors].flat()[0];
  return first?.index ?? 0;
}

/**
 * Why a write was refused as a duplicate. Servers tell it in different ways, or not at all, so the store is asked.
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
  // Whoever was in the way has gone since; to read and try again is right then.
  return conflict('revision');
}

/** The same of several writes, of which the first was refused as far as the server tells. */
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
