import type { CollectionSpec } from '@reprise/read-kernel/documents';

/** Encrypted text at rest. `place` binds a text to its storage location: moved elsewhere, it does not decrypt. */
export interface Secrets {
  seal(text: string, place: string): string;
  /** @throws if the text or its place was changed. */
  open(sealed: string, place: string): string;
}

/** A field in which a collection stores encrypted text: a new master key must re-encrypt it. */
export type SealedField = {
  readonly collection: CollectionSpec;
  /** Dotted; an array on the way stands for each of its elements (`keys.sealed`). */
  readonly path: string;
  /** Encrypted with a data key stored, itself encrypted, in another field: a new master key does not change it. */
  readonly byDataKey?: true;
  /** @returns the place to which the text is bound. @param id of the document. */
  readonly place: (id: string) => string;
};
