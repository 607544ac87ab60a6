const filling = new WeakSet<object>();

/** Remembers of a collection whether rows are still missing in it, for the pages that are read from it. */
export function noteFilling(collection: object, isFilling: boolean): void {
  if (isFilling) filling.add(collection);
  else filling.delete(collection);
}

export const isFilling = (collection: object): boolean => filling.has(collection);
