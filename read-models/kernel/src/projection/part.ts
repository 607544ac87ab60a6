/** One of several that fill the same new collection at the same time: each folds the rows of its own keys. */
export type Part = { readonly index: number; readonly of: number };

/** Streams whose id is of a part; of events of the types `scattered`, which may touch other rows as well, those of every stream. */
export type StreamsOfPart = Part & { readonly scattered: readonly string[] };

/**
 * Keys are ids, whose last letters are random; of a stream's name, which ends with its id, a log can tell the same by a
 * query: `unicode(substr(stream, -1)) % of = index`.
 */
export const isOfPart = (key: string, { index, of }: Part): boolean =>
  (key.codePointAt(key.length - 1) ?? 0) % of === index;

/**
 * How far a part has come is kept beside the collection's own checkpoint. The name tells how parts are told: a rebuild that
 * an earlier version has begun in other parts begins anew.
 */
export const checkpointOfPart = (physical: string, { index, of }: Part): string =>
  `${physical}#last-${index}of${of}`;

export const partsOf = (of: number): readonly Part[] =>
  Array.from({ length: of }, (_, index) => ({ index, of }));
