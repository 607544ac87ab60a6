/** One of several that fill the same new collection at the same time: each folds the rows of its own keys. */
export type Part = { readonly index: number; readonly of: number };

/** Keys are ids, so that their letters spread them evenly. */
export function isOfPart(key: string, { index, of }: Part): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum += key.charCodeAt(at);
  return sum % of === index;
}

/** How far a part has come is kept beside the collection's own checkpoint. */
export const checkpointOfPart = (physical: string, { index, of }: Part): string =>
  `${physical}#${index}of${of}`;

export const partsOf = (of: number): readonly Part[] =>
  Array.from({ length: of }, (_, index) => ({ index, of }));
