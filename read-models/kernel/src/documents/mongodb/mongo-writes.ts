import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { Document, WriteOp } from '../documents.port';
import { bodyOf, type Envelope } from './envelope';
import { hiddenOf, type Kept } from './kept-fields';
import type { ServerTraits } from './mongo-server';

export type Target = {
  readonly collection: Collection<Envelope>;
  readonly kept: Kept;
  readonly traits: ServerTraits;
};

type Content = Omit<Envelope, '_id' | 'revision'>;
/** One write, and how its guard is enforced: by the server's refusal, or by the number of documents matched. */
export type Write =
  | { readonly kind: 'insert'; readonly id: string; readonly content: Content }
  | { readonly kind: 'replace'; readonly id: string; readonly content: Content; readonly expected: number }
  | { readonly kind: 'put'; readonly id: string; readonly content: Content }
  | { readonly kind: 'remove'; readonly id: string; readonly expected: number }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'absent'; readonly id: string };
export type Of<K extends Write['kind']> = Extract<Write, { kind: K }>;

export function writeOf(op: WriteOp<Document>, kept: Kept): Write {
  const { expected } = op;
  if (op.kind === 'delete') {
    if (expected === undefined) return { kind: 'delete', id: op.id };
    return expected === -1 ? { kind: 'absent', id: op.id } : { kind: 'remove', id: op.id, expected };
  }
  const content = { ...bodyOf(op.document), ...hiddenOf(op.document, kept) };
  const id = op.document._id;
  if (expected === undefined) return { kind: 'put', id, content };
  return expected === -1 ? { kind: 'insert', id, content } : { kind: 'replace', id, content, expected };
}

/** One operator replaces the content, another increments; both or neither. */
export const putUpdate = (content: Content) => ({
  $set: { ...content, escaped: content.escaped ?? false },
  $inc: { revision: 1 },
});

/** @param guarded false if the revision was already checked. */
export function commandOf(
  write: Exclude<Write, Of<'insert'> | Of<'absent'>>,
  guarded: boolean,
): AnyBulkWriteOperation<Envelope> {
  const { id } = write;
  const read = (revision: number) => (guarded ? { _id: id, revision } : { _id: id });
  switch (write.kind) {
    case 'replace': {
      const replacement = { revision: write.expected + 1, ...write.content };
      return { replaceOne: { filter: read(write.expected), replacement } };
    }
    case 'put':
      return { updateOne: { filter: { _id: id }, update: putUpdate(write.content), upsert: true } };
    case 'remove':
      return { deleteOne: { filter: read(write.expected) } };
    case 'delete':
      return { deleteOne: { filter: { _id: id } } };
  }
}
