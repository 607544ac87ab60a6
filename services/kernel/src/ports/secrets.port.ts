import type { CollectionSpec } from '@reprise/read-kernel/documents';

/** Sealed text at rest. `place` binds a text to where it lies: moved elsewhere, it does not open. */
export interface Secrets {
  seal(text: string, place: string): string;
  /** @throws when the text or its place was changed. */
  open(sealed: string, place: string): string;
}

/** A field in which a collection keeps sealed text: what a new master key has to reach. */
export type SealedField = {
  readonly collection: CollectionSpec;
  /** Dotted; on the way through an array each of its elements is meant (`keys.sealed`). */
  readonly path: string;
  /** Sealed by a data key that lies, itself sealed, in another field: a new master key does not touch it. */
  readonly byDataKey?: true;
  /** @returns the place that the text was sealed for. @param id of the document. */
  readonly place: (id: string) => string;
};
